import { expect, it } from 'vitest';
import { sequencesOf, walkEveryOrder } from '../../support/every-order.ts';
import {
  type AfterHold,
  DUE,
  EVENTS,
  type EventName,
  NAMES,
  type PaymentModel,
  START,
  step,
} from '../../support/payment-model.ts';

/** Quality goal R3: every order and duplication of up to 8 events ends in one final state, and no paisa is lost. */
function balance(world: PaymentModel): void {
  const captured = world.payment === 'captured' || world.payment === 'refunded' ? DUE : 0;
  const back = world.refunding || world.payment === 'refunded' ? DUE : 0;
  const kept = world.state.at === 'booked' ? DUE : 0;
  expect(captured).toBe(kept + back);
}

/** The expected end, from the events and from whether the payment was known before the hold ended. */
function expected(seen: Set<EventName>, lostFirst: boolean, afterHold: AfterHold) {
  if (seen.has('refund.processed')) return { at: 'cancelled', payment: 'refunded' };
  const money = ['authorized', 'captured', 'order.paid', 'verify'] as const;
  if (!money.some((name) => seen.has(name))) {
    return { at: 'open', payment: seen.has('failed') ? 'failed' : undefined };
  }
  const canBook = afterHold === 'free' || !lostFirst;
  return { at: canBook ? 'booked' : 'cancelled', payment: 'captured' };
}

interface Path {
  world: PaymentModel;
  seen: EventName[];
  lostFirst: boolean;
}
const MOST = 8;

function walk(afterHold: AfterHold): number {
  const start: Path = { world: START, seen: [], lostFirst: false };
  return walkEveryOrder(start, {
    events: NAMES,
    most: MOST,
    step(path, name) {
      const world = step(path.world, name, afterHold);
      const seen = new Set(path.seen).add(name);
      const ended = 'endsHold' in EVENTS[name] && path.world.state.at === 'open';
      const lostFirst = path.lostFirst || ended;
      balance(world);
      expect({ at: world.state.at, payment: world.payment }).toEqual(expected(seen, lostFirst, afterHold));
      return { world, seen: [...seen].sort(), lostFirst };
    },
  });
}

it.each(['free', 'taken', 'passed'] as const)(
  'has one result for every order and duplication of events when unheld rooms are %s',
  (afterHold) => {
    expect(walk(afterHold)).toBe(sequencesOf(NAMES.length, MOST));
  },
);
