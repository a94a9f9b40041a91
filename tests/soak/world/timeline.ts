import type { TestClock } from '../../support/app.ts';

/** What happens in a world, in the order of time. */
export interface Timeline {
  now(): number;
  /** Plans what somebody does after so many milliseconds. */
  after(milliseconds: number, happen: () => Promise<void>): void;
  /** Plans what comes by itself, such as an event of the bank. */
  afterItself(milliseconds: number, happen: () => Promise<void>): void;
  /** Lets everything happen until an instant; the clock stands there then. With `isQuiet`, people wait until later. */
  runUntil(instant: number, isQuiet?: boolean): Promise<void>;
}

interface Planned {
  at: number;
  isByItself: boolean;
  happen: () => Promise<void>;
}

export function openTimeline(clock: TestClock): Timeline {
  const planned: Planned[] = [];
  const now = () => clock().getTime();
  /** The next one is the last of the list; of two at the same instant, the one that was planned first. */
  const plan = (isByItself: boolean) => (milliseconds: number, happen: () => Promise<void>) => {
    const at = now() + milliseconds;
    const place = planned.findIndex((other) => other.at <= at);
    planned.splice(place === -1 ? planned.length : place, 0, { at, isByItself, happen });
  };
  return {
    now,
    after: plan(false),
    afterItself: plan(true),
    async runUntil(instant, isQuiet = false) {
      for (;;) {
        const place = planned.findLastIndex(({ isByItself }) => isByItself || !isQuiet);
        const next = planned[place];
        if (!next || next.at > instant) break;
        planned.splice(place, 1);
        clock.set(new Date(Math.max(next.at, now())));
        await next.happen();
      }
      clock.set(new Date(instant));
    },
  };
}
