import { atom, computed } from 'nanostores';
import { call } from '#client/call.ts';
import { type ChangeMoney, changeReservation, quoteChange } from '#contract/change.ts';
import type { Reservation } from '#contract/reservation.ts';
import { type Extra, moveExtras } from '#domain/booking/extras.ts';
import { addDays } from '#domain/dates/calendar.ts';
import * as messages from '#messages/booking/change-booking.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { $payments, IDLE, isBusy } from '#stores/reservation/payment-state.ts';
import { needsFreshLink } from './fresh-link.ts';
import { $myBooking } from './my-booking.ts';
import { keepBooking } from './saved-booking.ts';

export interface RequestedChange {
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  /** The ids of the rooms, the lowest first. */
  rooms: number[];
  breakfast: number;
  extra_beds: number;
  services: Extra[];
}

/** The API's response to a requested change. */
export type ChangeOffer =
  | { state: 'asking' }
  /**
   * The guest can accept while the price is valid, and pay if money is due: `$payments.change` has the payment's state.
   */
  | { state: 'offered'; quoteId: string; money: ChangeMoney }
  | { state: 'refused'; message: string }
  | { state: 'changing' };

/** `booked` and `homestay` are those of the booking now; absent until the API has answered. */
export type ChangeOfBooking =
  | { state: 'closed' }
  | {
      state: 'open';
      id: number;
      homestay?: number;
      booked?: RequestedChange;
      requested?: RequestedChange;
      /** The request when extras were chosen last. They move from its dates, so that trying other dates loses none. */
      chosen?: RequestedChange;
      offer: ChangeOffer;
    };

export const CLOSED: ChangeOfBooking = { state: 'closed' };
export const $change = atom<ChangeOfBooking>(CLOSED);

/** Milliseconds that the page waits for further changes before it requests the price. */
const PAUSE = 250;
const timer = createTimer();
const latest = createLatest();

function stopAsking(): void {
  timer.stop();
  latest.end();
}

export async function openChange(id: number): Promise<void> {
  $change.set({ state: 'open', id, offer: { state: 'asking' } });
  await ask(id);
}

export function closeChange(): void {
  stopAsking();
  $change.set(CLOSED);
  forgetRefusal();
}

/** Drops the reason why an earlier offer was not paid, because it says nothing about another offer. */
function forgetRefusal(): void {
  if (!isBusy($payments.change.get())) $payments.change.set(IDLE);
}

/** Requests another change. Arriving after the old check-out leaves one night. */
export function requestChange(part: Partial<RequestedChange>): void {
  const open = $change.get();
  if (open.state === 'closed' || !open.requested || $isChanging.get()) return;
  const requested = { ...open.requested, ...part };
  if (requested.check_out <= requested.check_in) requested.check_out = addDays(requested.check_in, 1);
  const chosen = part.services ? { ...requested } : (open.chosen ?? open.booked ?? open.requested);
  requested.services = moveExtras(
    chosen.services,
    stayOf(chosen),
    stayOf(requested),
    requested.adults + requested.children,
  );
  $change.set({ ...open, requested, chosen, offer: { state: 'asking' } });
  forgetRefusal();
  stopAsking();
  // Unchanged extras are not sent: the server also has those that this page does not know.
  const { services: _, ...others } = requested;
  timer.start(() => void ask(open.id, chosen === open.booked ? others : requested), PAUSE);
}

function stayOf({ check_in: checkIn, check_out: checkOut }: RequestedChange) {
  return { checkIn, checkOut };
}

/** True while a change is being made or paid for: nothing else can be requested. */
export const $isChanging = computed(
  [$change, $payments.change],
  (change, payment) => isBusy(payment) || (change.state === 'open' && change.offer.state === 'changing'),
);

/** Returns whether the request differs from what is booked. */
export function isOther({
  booked,
  requested,
}: {
  booked?: RequestedChange;
  requested?: RequestedChange;
}): boolean {
  return JSON.stringify(booked) !== JSON.stringify(requested);
}

async function ask(id: number, requested?: Partial<RequestedChange>): Promise<void> {
  const signal = latest.begin();
  const show = (offer: ChangeOffer, found?: { homestay: number; booked: RequestedChange }) => {
    const open = $change.get();
    if (signal.aborted || open.state === 'closed') return;
    $change.set({ ...open, ...(found && !open.booked ? { ...found, requested: found.booked } : {}), offer });
  };
  try {
    const asked = { params: { id }, body: requested ?? {}, signal };
    const { quote, change: money } = await call(quoteChange, asked);
    const { check_in, check_out, adults, children } = quote.stay;
    const { services } = quote;
    const counts = { breakfast: quote.breakfast.count, extra_beds: quote.extra_bed.count, services };
    const rooms = quote.rooms.map((room) => room.id).sort((one, other) => one - other);
    const booked = { check_in, check_out, adults, children, rooms, ...counts };
    show({ state: 'offered', quoteId: quote.id, money }, { homestay: quote.property_id, booked });
  } catch (error) {
    if (!signal.aborted && needsFreshLink(error, id)) return closeChange();
    show({ state: 'refused', message: failureSentence(error, messages.lookFailed) });
  }
}

/** Makes the offered change. After a lost answer the same quote is sent again, which makes only one change. */
export async function confirmChange(): Promise<void> {
  const open = $change.get();
  if (open.state === 'closed' || open.offer.state !== 'offered') return;
  const { quoteId } = open.offer;
  $change.set({ ...open, offer: { state: 'changing' } });
  try {
    const options = { params: { id: open.id }, body: { quote_id: quoteId } };
    const { reservation, message } = await call(changeReservation, options);
    finish(reservation, message);
  } catch (error) {
    if (needsFreshLink(error, open.id)) return closeChange();
    const message = failureSentence(error, messages.changeFailed);
    $change.set({ ...open, offer: { state: 'refused', message } });
  }
}

/** The changed booking takes the place of the old one on the page. */
export function finish(reservation: Reservation, message: string): void {
  keepBooking(reservation);
  $myBooking.set({ state: 'ready', reservation });
  $change.set(CLOSED);
  toastSuccess(message);
}

/** Says that the offer is no longer available; beside the booking if the guest has closed the dialog. */
export function refuseOffer(id: number, message: string): void {
  const open = $change.get();
  $payments.change.set(IDLE);
  if (open.state === 'open' && open.id === id) $change.set({ ...open, offer: { state: 'refused', message } });
  else toastError(message);
}
