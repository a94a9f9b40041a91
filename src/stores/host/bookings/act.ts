import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { acceptRequest, checkIn, checkOut, markNoShow, undoAct } from '#contract/host/acts.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { accepted, NOT_SAVED } from '#messages/host/desk.ts';
import { done, UNDO, undone } from '#messages/host/today.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { loadDay } from '#stores/host/today/today.ts';

const ACTS = { 'check-in': checkIn, 'check-out': checkOut, 'no-show': markNoShow } as const;
export type Act = keyof typeof ACTS;

/** The bookings on which an act is on its way. */
export const $acting = atom<ReadonlySet<number>>(new Set());

function setActing(id: number, isActing: boolean): void {
  const others = [...$acting.get()].filter((other) => other !== id);
  $acting.set(new Set(isActing ? [...others, id] : others));
}

type Guest = Pick<BookingLine, 'id' | 'guest_name'>;

/** Checks a guest in or out, or marks a no-show, with a way back. What is shown is read again by `reload`. */
export function act(verb: Act, guest: Guest, reload: () => Promise<void> = loadDay): Promise<void> {
  const { id, guest_name } = guest;
  return attempt(id, reload, async () => {
    await call(ACTS[verb], { params: { id }, body: {} });
    toastSuccess(done[verb](guest_name), { label: UNDO, run: () => void undo(verb, guest, reload) });
  });
}

/** Confirms the request of an alarm. */
export function acceptFromToday(id: number): Promise<void> {
  return attempt(id, loadDay, async () => {
    await call(acceptRequest, { params: { id }, body: {} });
    toastSuccess(accepted);
  });
}

/** Takes an act back that was pressed by mistake, also while the page is still read again after the act. */
export async function undo(verb: Act, { id, guest_name }: Guest, reload: () => Promise<void>): Promise<void> {
  const earlier = running.get(id);
  if (earlier) await earlier;
  return attempt(id, reload, async () => {
    await call(undoAct, { params: { id }, body: { act: verb } });
    toastSuccess(undone(guest_name));
  });
}

/** The act of each booking that is on its way. */
const running = new Map<number, Promise<void>>();

/** A second press does nothing while the first one is on its way. */
async function attempt(id: number, reload: () => Promise<void>, work: () => Promise<void>): Promise<void> {
  if (running.has(id)) return;
  const ended = finish(id, reload, work);
  running.set(id, ended);
  await ended;
}

async function finish(id: number, reload: () => Promise<void>, work: () => Promise<void>): Promise<void> {
  setActing(id, true);
  try {
    await work();
    await reload();
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
    // Another host may have been faster.
    if (error instanceof Refusal) await reload();
  } finally {
    running.delete(id);
    setActing(id, false);
  }
}
