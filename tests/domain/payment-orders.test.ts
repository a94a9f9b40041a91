import { expect, it } from 'vitest';
import {
  type AfterHold,
  DUE,
  EVENTS,
  type EventName,
  NAMES,
  START,
  step,
  type World,
} from '../support/payment-world.ts';

/** Quality goal R3: every order and duplication of up to 8 events ends in one final state, and no paisa is lost. */
function balance(world: World): void {
  const captured = world.payment === 'captured' || world.payment === 'refunded' ? DUE : 0;
  const back = world.refunding || world.payment === 'refunded' ? DUE : 0;
  const kept = world.state.at === 'booked' ? DUE : 0;
  expect(captured).toBe(kept + back);
}

/** What must have come out, from the events alone and from whether the money was known before the hold ended. */
function expected(seen: Set<EventName>, lostFirst: boolean, afterHold: AfterHold) {
  if (seen.has('refund.processed')) return { at: 'cancelled', payment: 'refunded' };
  const money = ['authorized', 'captured', 'order.paid', 'verify'] as const;
  if (!money.some((name) => seen.has(name))) {
    return { at: 'open', payment: seen.has('failed') ? 'failed' : undefined };
  }
  const canBook = afterHold === 'free' || !lostFirst;
  return { at: canBook ? 'booked' : 'cancelled', payment: 'captured' };
}

/**
 * Walks every sequence of up to 8 events (with repetition: 19 million), one visit for each distinct situation that
 * sequences of the same length can reach.
 */
function walk(afterHold: AfterHold): number {
  interface Path {
    world: World;
    seen: Set<EventName>;
    lostFirst: boolean;
    count: number;
  }
  let level: Path[] = [{ world: START, seen: new Set(), lostFirst: false, count: 1 }];
  let sequences = 0;
  for (let length = 1; length <= 8; length++) {
    const reached = new Map<string, Path>();
    for (const path of level) {
      for (const name of NAMES) {
        const world = step(path.world, name, afterHold);
        const seen = new Set(path.seen).add(name);
        const ended = 'endsHold' in EVENTS[name] && path.world.state.at === 'open';
        const lostFirst = path.lostFirst || ended;
        balance(world);
        expect({ at: world.state.at, payment: world.payment }).toEqual(expected(seen, lostFirst, afterHold));
        const key = JSON.stringify([world, NAMES.map((each) => seen.has(each)), lostFirst]);
        const same = reached.get(key);
        if (same) same.count += path.count;
        else reached.set(key, { world, seen, lostFirst, count: path.count });
        sequences += path.count;
      }
    }
    level = [...reached.values()];
  }
  return sequences;
}

const ALL = NAMES.length * ((NAMES.length ** 8 - 1) / (NAMES.length - 1));

it.each(['free', 'taken', 'passed'] as const)(
  'ends in one state for every order and duplication of events when unheld rooms are %s',
  (afterHold) => {
    expect(walk(afterHold)).toBe(ALL);
  },
);
