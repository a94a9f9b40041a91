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

export const $acting = atom<ReadonlySet<number>>(new Set());

function setActing(id: number, isActing: boolean): void {
  const others = [...$acting.get()].filter((other) => other !== id);
  $acting.set(new Set(isActing ? [...others, id] : others));
}

type Guest = Pick<BookingLine, 'id' | 'guest_name'>;

/** Checks a guest in or out, or marks a no-show; a toast offers Undo. `reload` reads again what the page shows. */
export function act(verb: Act, guest: Guest, reload: () => Promise<void> = loadDay): Promise<boolean> {
  const { id, guest_name } = guest;
  return actOn(id, reload, async () => {
    await call(ACTS[verb], { params: { id }, body: {} });
    toastSuccess(done[verb](guest_name), { label: UNDO, run: () => void undo(verb, guest, reload) });
  });
}

export function acceptFromToday(id: number): Promise<boolean> {
  return actOn(id, loadDay, async () => {
    await call(acceptRequest, { params: { id }, body: {} });
    toastSuccess(accepted);
  });
}

/** Undoes an act. If the page is still being read again after the act, it waits for that first. */
export async function undo(
  verb: Act,
  { id, guest_name }: Guest,
  reload: () => Promise<void>,
): Promise<boolean> {
  const earlier = running.get(id);
  if (earlier) await earlier;
  return actOn(id, reload, async () => {
    await call(undoAct, { params: { id }, body: { act: verb } });
    toastSuccess(undone(guest_name));
  });
}

const running = new Map<number, Promise<boolean>>();

/**
 * Runs one act on a booking; further presses are ignored until it ends. Then it reads again what is shown. Returns
 * whether the act succeeded; a failure is shown as a toast.
 */
export async function actOn(
  id: number,
  reload: () => Promise<void>,
  work: () => Promise<void>,
): Promise<boolean> {
  if (running.has(id)) return false;
  const ended = finish(id, reload, work);
  running.set(id, ended);
  return ended;
}

async function finish(id: number, reload: () => Promise<void>, work: () => Promise<void>): Promise<boolean> {
  setActing(id, true);
  try {
    await work();
    await reload();
    return true;
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
    // A refusal may mean that another host was faster, so the new state is shown.
    if (error instanceof Refusal) await reload();
    return false;
  } finally {
    running.delete(id);
    setActing(id, false);
  }
}
