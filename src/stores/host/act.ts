import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { checkIn, checkOut, markNoShow } from '#contract/host/acts.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { NOT_SAVED } from '#messages/host.ts';
import { done } from '#messages/host-today.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { loadDay } from './today.ts';

const ACTS = { 'check-in': checkIn, 'check-out': checkOut, 'no-show': markNoShow } as const;
export type Act = keyof typeof ACTS;

/** The bookings on which an act is on its way. */
export const $acting = atom<ReadonlySet<number>>(new Set());

function setActing(id: number, isActing: boolean): void {
  const others = [...$acting.get()].filter((other) => other !== id);
  $acting.set(new Set(isActing ? [...others, id] : others));
}

/** Checks a guest in or out, or marks a no-show; the day is read again. True once it is done. */
export async function act(
  verb: Act,
  { id, guest_name }: Pick<BookingLine, 'id' | 'guest_name'>,
): Promise<boolean> {
  if ($acting.get().has(id)) return false;
  setActing(id, true);
  try {
    await call(ACTS[verb], { params: { id }, body: {} });
    toastSuccess(done[verb](guest_name));
    await loadDay();
    return true;
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
    // Another host may have been faster.
    if (error instanceof Refusal) await loadDay();
    return false;
  } finally {
    setActing(id, false);
  }
}
