import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { moveHostBooking } from '#contract/host/changes.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import * as messages from '#messages/host/booking-page.ts';
import { loadHostRooms } from '#stores/host/rooms/rooms.ts';
import { $booking } from './booking.ts';
import { openDialog, send, sendDialog, shownId, showProblems } from './booking-acts.ts';

export interface MoveForm {
  rooms: readonly number[];
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  price: keyof typeof messages.PRICES;
  newPrice: string;
}

export type MovePreview = z.infer<typeof moveHostBooking.response>;

export const $moveForm = atom<MoveForm | undefined>(undefined);
/** The booking before and after the change, once the server has checked the change. */
export const $movePreview = atom<MovePreview | undefined>(undefined);

export function openMove(change?: { from: number; to: number }): void {
  const shown = $booking.get();
  if (shown.state !== 'ready') return;
  const { rooms, check_in, check_out, adults, children } = shown.whole.booking;
  $moveForm.set({
    rooms: rooms.map(({ id }) => (id === change?.from ? change.to : id)),
    checkIn: check_in,
    checkOut: check_out,
    adults,
    children,
    price: 'keep',
    newPrice: '',
  });
  $movePreview.set(undefined);
  openDialog({ name: 'move' });
  void loadHostRooms(check_in, check_out);
}

/** Changes the form. The old preview is removed, because a change must be previewed before it is saved. */
export function changeMove(change: Partial<MoveForm>): void {
  const form = $moveForm.get();
  if (!form) return;
  const next = { ...form, ...change };
  const hasOtherDates = next.checkIn !== form.checkIn || next.checkOut !== form.checkOut;
  // Other nights have other prices, so the price is calculated again. The host may still choose the agreed price.
  if (hasOtherDates && form.price === 'keep') next.price = 'recompute';
  $moveForm.set(next);
  $movePreview.set(undefined);
  showProblems();
  if (hasOtherDates && next.checkIn < next.checkOut) void loadHostRooms(next.checkIn, next.checkOut);
}

function bodyOf(form: MoveForm) {
  const price = form.price === 'set' ? readRupees(form.newPrice) : form.price;
  if (price === undefined) return undefined;
  return {
    rooms: [...form.rooms],
    check_in: form.checkIn,
    check_out: form.checkOut,
    adults: form.adults,
    children: form.children,
    price,
  };
}

/** Asks the server what the change would do; nothing is saved. A change of the form drops the answer. */
export async function previewMove(): Promise<void> {
  const body = bodyTyped();
  if (!body) return;
  await send({}, async (signal) => {
    const preview = { ...body, preview: true };
    $movePreview.set(await call(moveHostBooking, { params: { id: shownId() }, body: preview, signal }));
  });
}

export async function saveMove(): Promise<void> {
  const body = bodyTyped();
  const shown = $booking.get();
  if (!body || shown.state !== 'ready') return;
  const { version } = shown.whole.booking;
  await sendDialog(
    'move',
    (id, headers) =>
      call(moveHostBooking, { params: { id }, body: { ...body, version }, headers }).catch(dropPreview),
    messages.moved,
  );
}

/** Another host was faster, so the preview is of a booking or a room that is no longer so. */
function dropPreview(error: unknown): never {
  if (error instanceof Refusal && error.status === 409) $movePreview.set(undefined);
  throw error;
}

function bodyTyped() {
  const form = $moveForm.get();
  const body = form && bodyOf(form);
  if (form && !body) showProblems({ form: messages.AMOUNT_NEEDED });
  return body;
}
