import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { moveHostBooking } from '#contract/host/changes.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import * as messages from '#messages/host/booking-page.ts';
import { withProof } from '#stores/host/proof.ts';
import { loadHostRooms } from '#stores/host/rooms/rooms.ts';
import { $booking } from './booking.ts';
import { openDialog, send, sendDialog, shownId, showProblems } from './booking-acts.ts';

/** The stay as the host types it. */
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
/** Old and new, once the server has checked what was typed. */
export const $movePreview = atom<MovePreview | undefined>(undefined);

/** Opens the dialog, with a room already changed if the host has chosen one. */
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

/** A change needs to be shown again before it is saved. */
export function changeMove(change: Partial<MoveForm>): void {
  const form = $moveForm.get();
  if (!form) return;
  const next = { ...form, ...change };
  const hasOtherDates = next.checkIn !== form.checkIn || next.checkOut !== form.checkOut;
  // Other nights have other prices; the host may still keep the one that was agreed.
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

/** Asks the server what the change would be; nothing is written. What is typed meanwhile ends the question. */
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
    (id) => withProof(() => call(moveHostBooking, { params: { id }, body: { ...body, version } })),
    messages.moved,
  );
}

function bodyTyped() {
  const form = $moveForm.get();
  const body = form && bodyOf(form);
  if (form && !body) showProblems({ form: messages.AMOUNT_NEEDED });
  return body;
}
