import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { getToday } from '#contract/host/today.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { MINUTE, SECOND } from '#domain/dates/duration.ts';
import { DAY_NOT_LOADED } from '#messages/host/today.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { once } from '#stores/browser/once.ts';
import { storage } from '#stores/browser/storage.ts';
import { today } from '#stores/browser/today.ts';

export type Day = z.infer<typeof getToday.response>;

/** `isOffline`: the last state that was seen, at `seenAt` (milliseconds), because the server can't be reached. */
export type DayState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; day: Day; seenAt: number; isOffline: boolean };

export const LOADING_DAY: DayState = { state: 'loading' };
export const $day = atom<DayState>(LOADING_DAY);
/** The day that is shown; undefined is today, whenever that is. */
export const $date = atom<string | undefined>(undefined);

/** How often the day is read again, and how long it waits at most while the server can't be reached. */
const EVERY = 20 * SECOND;
const MOST = 2 * MINUTE;

const storedDay = z.object({ seenAt: z.number(), day: getToday.response });

/** Today as this browser last saw it; what can't be read is removed. */
function lastSeen(): z.infer<typeof storedDay> | undefined {
  const text = storage.day;
  if (!text) return undefined;
  try {
    return z.parse(storedDay, JSON.parse(text));
  } catch (error) {
    console.error('The stored day can’t be read', error);
    delete storage.day;
    return undefined;
  }
}

const latest = createLatest();
const $failures = atom(0);

/** Reads the day; what was shown stays until there is something newer. */
export async function loadDay(): Promise<void> {
  const date = $date.get();
  const signal = latest.begin();
  try {
    const day = await call(getToday, { query: { date }, signal });
    const seenAt = Date.now();
    $failures.set(0);
    $day.set({ state: 'ready', day, seenAt, isOffline: false });
    if (date === undefined) storage.day = JSON.stringify({ seenAt, day });
  } catch (error) {
    if (signal.aborted) return;
    $failures.set($failures.get() + 1);
    $day.set(afterFailure(error, date));
  }
}

function afterFailure(error: unknown, date: string | undefined): DayState {
  if (error instanceof Refusal) return { state: 'failed', message: failureSentence(error, DAY_NOT_LOADED) };
  const shown = $day.get();
  if (shown.state === 'ready' && (date === undefined || shown.day.date === date)) {
    return { ...shown, isOffline: true };
  }
  const stored = lastSeen();
  const isShown = stored && (date === undefined || stored.day.date === date);
  return isShown
    ? { state: 'ready', ...stored, isOffline: true }
    : { state: 'failed', message: DAY_NOT_LOADED };
}

/** Shows another day, counted from the one that is shown. */
export function moveDay(days: number): void {
  const other = addDays($date.get() ?? today(), days);
  $date.set(other === today() ? undefined : other);
  void loadDay();
}

export function showToday(): void {
  $date.set(undefined);
  void loadDay();
}

/** The pause until the next reading: longer and longer while the server can't be reached. */
const pause = () => Math.min(MOST, EVERY * 2 ** $failures.get());

/** The page itself opens without a network from then on. */
function keepPage(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: '/host' }));
}

/** Reads the day now, then again and again while the page is in view, and at once when it comes back or is online again. */
export const followDay = once(async (): Promise<void> => {
  const inView = () => document.visibilityState === 'visible';
  const readIfInView = () => {
    if (inView()) void loadDay();
  };
  const next = () =>
    setTimeout(async () => {
      if (inView()) await loadDay();
      next();
    }, pause());
  document.addEventListener('visibilitychange', readIfInView);
  addEventListener('online', readIfInView);
  addEventListener('offline', readIfInView);
  await loadDay();
  if ($day.get().state === 'ready') keepPage();
  next();
});
