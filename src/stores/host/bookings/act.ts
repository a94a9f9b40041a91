import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { acceptRequest, checkIn, undoAct } from '#contract/host/acts.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { SECOND } from '#domain/dates/duration.ts';
import { accepted, acceptedUnpaid } from '#messages/host/desk.ts';
import { done, UNDO, undone } from '#messages/host/today.ts';
import { toastError, toastInfo, toastSuccess } from '#stores/browser/toasts.ts';
import { reloadDay } from '#stores/host/today/today.ts';
import { withKey } from '#stores/pattern/request-key.ts';
import { actSentence, orLook, type Reload } from './lost-answer.ts';

export type Act = 'check-in' | 'check-out' | 'no-show';

export const $acting = atom<ReadonlySet<number>>(new Set());

function setActing(id: number, isActing: boolean): void {
  const others = [...$acting.get()].filter((other) => other !== id);
  $acting.set(new Set(isActing ? [...others, id] : others));
}

export type Guest = Pick<BookingLine, 'id' | 'guest_name'>;
export type KeyHeader = { 'Idempotency-Key': string };

/** Checks a guest in; a toast offers Undo. `reload` reads again what the page shows. */
export function checkInGuest(guest: Guest, reload: Reload = reloadDay, isIdSeen = false): Promise<boolean> {
  const { id, guest_name } = guest;
  return actOn({ id, name: 'check-in', reload }, async (headers) => {
    const body = isIdSeen ? { id_seen: true } : {};
    await call(checkIn, { params: { id }, body, headers });
    toastSuccess(done['check-in'](guest_name), undoOf('check-in', guest, reload));
  });
}

/** Checks in the guests of one room of several. Its undo would concern all rooms, so the toast has none. */
export function checkInRoom(
  { id }: Guest,
  room: BookingLine['rooms'][number],
  reload: Reload,
): Promise<boolean> {
  return actOn({ id, name: `check-in ${room.id}`, reload }, async (headers) => {
    await call(checkIn, { params: { id }, body: { rooms: [room.id] }, headers });
    toastSuccess(done['check-in'](room.name));
  });
}

export const undoOf = (verb: Act, guest: Guest, reload: Reload) => ({
  label: UNDO,
  run: () => void undo(verb, guest, reload),
});

export function acceptFromToday(id: number): Promise<boolean> {
  return actOn({ id, name: 'accept', reload: reloadDay }, async (headers) => {
    const { booking } = await call(acceptRequest, { params: { id }, body: {}, headers });
    toastSuccess(booking.status === 'confirmed' ? acceptedUnpaid : accepted);
  });
}

export function undo(verb: Act, { id, guest_name }: Guest, reload: Reload): Promise<boolean> {
  return undoOn({ id, name: `undo ${verb}`, reload }, async (headers) => {
    await call(undoAct, { params: { id }, body: { act: verb }, headers });
    toastSuccess(undone(guest_name));
  });
}

/** Undoes an act. If the page is still being read again after the act, it waits for that first. */
export async function undoOn(act: ActOn, work: (headers: KeyHeader) => Promise<void>): Promise<boolean> {
  const earlier = running.get(act.id);
  if (earlier) await earlier;
  endRest(act.id);
  return actOn(act, work);
}

const running = new Map<number, Promise<boolean>>();
const resting = new Map<number, ReturnType<typeof setTimeout>>();

/** Keeps a booking busy for a second after an act: a hurried finger would press what has moved under it. */
export function rest(id: number): void {
  endRest(id);
  setActing(id, true);
  resting.set(
    id,
    setTimeout(() => endRest(id), SECOND),
  );
}

function endRest(id: number): void {
  clearTimeout(resting.get(id));
  resting.delete(id);
  setActing(id, false);
}

export const isBusy = (id: number) => running.has(id) || resting.has(id);

interface ActOn {
  id: number;
  /** Names the act; its key is kept until an answer comes. */
  name: string;
  reload: Reload;
}

/**
 * Runs one act on a booking; further presses are ignored until it ends, and for a second after it. Then it reads again
 * what is shown. Returns whether the act succeeded; a failure is shown as a toast.
 */
export async function actOn(act: ActOn, work: (headers: KeyHeader) => Promise<void>): Promise<boolean> {
  const { id } = act;
  if (isBusy(id)) return false;
  const ended = finish(act, work);
  running.set(id, ended);
  return ended;
}

async function finish(
  { id, name, reload }: ActOn,
  work: (headers: KeyHeader) => Promise<void>,
): Promise<boolean> {
  setActing(id, true);
  try {
    await orLook(reload, () => withKey(`${name} ${id}`, (key) => work({ 'Idempotency-Key': key })));
    await reload();
    return true;
  } catch (error) {
    const isRefused = error instanceof Refusal;
    (isRefused ? toastError : toastInfo)(actSentence(error));
    // Another host may have been faster, so the new state is shown.
    if (isRefused) await reload();
    return false;
  } finally {
    running.delete(id);
    rest(id);
  }
}
