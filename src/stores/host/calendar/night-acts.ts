import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { BodyInput, ResponseOf } from '#contract/endpoint.ts';
import { setNights, undoNights } from '#contract/host/calendar.ts';
import { SECOND } from '#domain/dates/duration.ts';
import * as messages from '#messages/host/calendar.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { findNight, reloadCalendar, showNights } from './calendar.ts';
import { $selectedNights, $selection, clearSelection, type SelectedNights } from './selection.ts';

export type NightSet = BodyInput<typeof setNights>['set'];
type NightsAnswer = ResponseOf<typeof setNights>;

export type NightAct =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'done'; text: string; undoToken?: string }
  /** If undoing failed because of the network, the token allows another try. */
  | { state: 'failed'; message: string; undoToken?: string };

export const IDLE: NightAct = { state: 'idle' };
export const $nightAct = atom<NightAct>(IDLE);

const UNDO_TIME = 10 * SECOND;
const timer = createTimer();

function showDone(text: string, undoToken?: string): void {
  $nightAct.set({ state: 'done', text, ...(undoToken !== undefined && { undoToken }) });
  timer.start(() => {
    if ($nightAct.get().state === 'done') $nightAct.set(IDLE);
  }, UNDO_TIME);
}

export function dismissAct(): void {
  timer.stop();
  $nightAct.set(IDLE);
}

export function choiceOf({ roomIds, from, to }: SelectedNights) {
  return { room_ids: [...roomIds], from, to };
}

/**
 * Shows the saved nights and says how many were changed. If a kept night looks free, the calendar is out of date and
 * is read again.
 */
export function showSaved({ changed, kept, undo_token }: NightsAnswer, set: NightSet): void {
  showNights(changed);
  if (kept.some(({ room_id, night }) => isShownFree(room_id, night))) void reloadCalendar();
  const rooms = new Set(changed.map(({ room_id }) => room_id));
  showDone(messages.saved(set, changed.length, kept.length, rooms.size), undo_token);
}

/** Returns whether the calendar still shows the night as free, though a guest has booked it. */
function isShownFree(roomId: number, night: string): boolean {
  const state = findNight(roomId, night)?.state;
  return state === 'open' || state === 'closed';
}

/** Without a reason, nights that are closed already keep theirs. */
export const blockNights = (reason = '') =>
  setAtOnce({ closed: true, ...(reason.trim() && { reason: reason.trim() }) });

export const openNights = () => setAtOnce({ closed: false });

async function setAtOnce(set: NightSet): Promise<void> {
  const selection = $selection.get();
  const selected = $selectedNights.get();
  if (!selected || $nightAct.get().state === 'saving') return;
  timer.stop();
  $nightAct.set({ state: 'saving' });
  try {
    showSaved(await call(setNights, { body: { ...choiceOf(selected), set } }), set);
    // The host may have selected other nights meanwhile.
    if ($selection.get() === selection) clearSelection();
  } catch (error) {
    $nightAct.set({ state: 'failed', message: failureSentence(error, NOT_SAVED) });
  }
}

export function undoTokenOf(act: NightAct): string | undefined {
  return 'undoToken' in act ? act.undoToken : undefined;
}

/** Restores the nights of the latest act, except those that were sold since then. */
export async function undoAct(): Promise<void> {
  const undoToken = undoTokenOf($nightAct.get());
  if (undoToken === undefined) return;
  timer.stop();
  $nightAct.set({ state: 'saving' });
  try {
    const { changed, kept } = await call(undoNights, { body: { undo_token: undoToken } });
    showNights(changed);
    if (kept.length > 0) void reloadCalendar();
    showDone(messages.undone(changed.length, kept.length));
  } catch (error) {
    const message = failureSentence(error, messages.NOT_UNDONE);
    $nightAct.set({ state: 'failed', message, ...(!(error instanceof Refusal) && { undoToken }) });
  }
}
