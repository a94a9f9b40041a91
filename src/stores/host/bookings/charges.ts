import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { addCharge, undoCharge } from '#contract/host/charges.ts';
import { type ChargeKind, dayOfCharge } from '#domain/money/charges.ts';
import { formatRupees } from '#domain/money/money.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import * as messages from '#messages/host/papers/charges.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';
import { createForm } from '#stores/pattern/form.ts';
import { withKey } from '#stores/pattern/request-key.ts';
import { isBusy, rest, undoOn } from './act.ts';
import { $booking, reloadBooking, type WholeBooking } from './booking.ts';
import { $bookingDialog, NO_DIALOG, openDialog } from './booking-acts.ts';
import { actSentence, orLook } from './lost-answer.ts';

/** What is typed; `date` may be empty. */
export interface TypedCharge {
  kind: ChargeKind;
  text: string;
  count: string;
  price: string;
  date: string;
}

const FIELDS = ['text', 'count', 'price', 'date'] as const;

export const $charge = atom<TypedCharge | undefined>(undefined);
export const {
  $form: $chargeForm,
  show,
  mend,
  send,
} = createForm({ fields: FIELDS, notSent: actSentence, refused: reloadBooking });

/** Opens the sheet with one breakfast at the homestay's price. */
export function openCharge(): void {
  const whole = shownBooking();
  if (!whole || isBusy(whole.booking.id)) return;
  show();
  $charge.set({ text: '', count: '1', ...startOf('breakfast', whole) });
  openDialog({ name: 'charge' });
}

export function closeCharge(): void {
  if (!$chargeForm.get().isBusy) $bookingDialog.set(NO_DIALOG);
}

/** Another kind begins with its own price and day. */
export function changeCharge(change: Partial<TypedCharge>): void {
  const [charge, whole] = [$charge.get(), shownBooking()];
  if (!charge || !whole) return;
  const start = change.kind && change.kind !== charge.kind ? startOf(change.kind, whole) : {};
  $charge.set({ ...charge, ...start, ...change });
  mend(change.kind ? FIELDS : Object.keys(change));
}

function startOf(kind: ChargeKind, { booking, charge_prices }: WholeBooking) {
  const price = kind === 'other' ? 0 : charge_prices[kind];
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out };
  return { kind, price: price > 0 ? String(price) : '', date: dayOfCharge(kind, stay, today()) ?? '' };
}

function shownBooking(): WholeBooking | undefined {
  const shown = $booking.get();
  return shown.state === 'ready' ? shown.whole : undefined;
}

/** Adds what was typed. A toast says what is due then, and offers Undo. Returns whether it was added. */
export async function saveCharge(): Promise<boolean> {
  const [charge, whole] = [$charge.get(), shownBooking()];
  if (!charge || !whole) return false;
  const { id } = whole.booking;
  const { kind, date } = charge;
  const text = charge.text.trim();
  const [count, price] = [readRupees(charge.count) ?? 0, readRupees(charge.price) ?? 0];
  const body = { kind, count, price, ...(kind === 'other' && { text }), ...(date && { date }) };
  const problems = {
    ...(kind === 'other' && text === '' && { text: messages.WHAT_NEEDED }),
    ...((count < 1 || count > 99) && { count: messages.COUNT_NEEDED }),
    ...(price === 0 && { price: messages.PRICE_NEEDED }),
  };
  const add = async () => {
    const done = await withKey(`charge ${id}`, (key) =>
      call(addCharge, { params: { id }, body, headers: { 'Idempotency-Key': key } }),
    );
    $bookingDialog.set(NO_DIALOG);
    const undo = { label: messages.undo, run: () => void undoShownCharge(done.charge.id) };
    toastSuccess(messages.added(formatRupees(done.charge.total), due(done.balance)), undo);
  };
  if (!(await send(problems, () => orLook(reloadBooking, add)))) return false;
  rest(id);
  await reloadBooking();
  return true;
}

/** Undoes a charge of the booking that is shown. Returns whether it is undone; a failure is shown as a toast. */
export async function undoShownCharge(chargeId: number): Promise<boolean> {
  const whole = shownBooking();
  if (!whole) return false;
  const { id } = whole.booking;
  const act = { id, name: `undo charge ${chargeId}`, reload: reloadBooking };
  return undoOn(act, async () => {
    const { balance } = await call(undoCharge, { params: { id, charge_id: chargeId } });
    toastSuccess(messages.undone(due(balance)));
  });
}

const due = (balance: number) => (balance > 0 ? formatRupees(balance) : undefined);
