import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { getToday } from '#contract/host/today.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { MINUTE, SECOND } from '#domain/dates/duration.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { DAY_NOT_LOADED } from '#messages/host/today.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { once } from '#stores/browser/once.ts';
import { storage } from '#stores/browser/storage.ts';
import { today } from '#stores/browser/today.ts';
import { follow } from '#stores/pattern/follow.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export type Day = z.infer<typeof getToday.response>;

interface SeenDay {
  day: Day;
  seenAt: number;
  /** The server can't be reached, so this is the last day that was read. */
  isOffline: boolean;
}

/** Undefined means today, also after midnight. */
export const $date = atom<string | undefined>(undefined);

/** How often the day is read again, and the longest pause while the server can't be reached. */
const EVERY = 20 * SECOND;
const MOST = 2 * MINUTE;

const storedDay = z.object({ seenAt: z.number(), day: getToday.response });

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

const $failures = atom(0);

export const {
  $loaded: $day,
  load: loadDay,
  reload: reloadDay,
} = createLoader<SeenDay>({
  read: async (signal) => {
    const date = $date.get();
    const day = await call(getToday, { query: { date }, signal });
    const seenAt = Date.now();
    $failures.set(0);
    if (date === undefined) storage.day = JSON.stringify({ seenAt, day });
    return { day, seenAt, isOffline: false };
  },
  failed: (error, shown) => {
    $failures.set($failures.get() + 1);
    if (error instanceof Refusal) return { state: 'failed', message: failureSentence(error, DAY_NOT_LOADED) };
    const date = $date.get();
    const isChosen = (day: Day) => date === undefined || day.date === date;
    if (shown.state === 'ready' && isChosen(shown.day)) return { ...shown, isOffline: true };
    const stored = lastSeen();
    return stored && isChosen(stored.day)
      ? { state: 'ready', ...stored, isOffline: true }
      : { state: 'failed', message: DAY_NOT_LOADED };
  },
});

export function moveDay(days: number): void {
  const other = addDays($date.get() ?? today(), days);
  $date.set(other === today() ? undefined : other);
  void loadDay();
}

export function showToday(): void {
  $date.set(undefined);
  void loadDay();
}

/** While the server can't be reached, the pause doubles each time. */
const pause = () => Math.min(MOST, EVERY * 2 ** $failures.get());

/** Asks the service worker to store the page, so that it opens without a network. */
function keepPage(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: pagePath('/host') }));
}

export const followDay = once(async (): Promise<void> => {
  await follow(loadDay, pause);
  if ($day.get().state === 'ready') keepPage();
});
