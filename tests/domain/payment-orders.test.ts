import { expect, it } from 'vitest';
import { type Bill, furthest, type PaymentState, type RoomsState, settle } from '#domain/payment.ts';

/** Quality goal R3: every order and duplication of up to 8 events ends in one final state, and no paisa is lost. */
const EVENTS = {
  authorized: { seen: 'authorized' },
  failed: { seen: 'failed' },
  captured: { seen: 'captured' },
  'order.paid': { seen: 'captured' },
  'refund.processed': { seen: 'refunded' },
  verify: { seen: 'captured' },
  expiry: { endsHold: true },
  'window closed': { endsHold: true },
} as const;
type EventName = keyof typeof EVENTS;
const NAMES = Object.keys(EVENTS) as EventName[];
const DUE = 123_450;

interface World {
  payment: PaymentState | undefined;
  state: Bill['state'];
  rooms: RoomsState;
  refunding: boolean;
}

const START: World = { payment: undefined, state: { at: 'open' }, rooms: 'held', refunding: false };

/** One event, then settling until there is nothing left to do. `afterHold` is what becomes of rooms nobody holds. */
function step(world: World, name: EventName, afterHold: RoomsState): World {
  const next = { ...world };
  const event = EVENTS[name];
  if ('seen' in event) next.payment = furthest(world.payment ?? 'created', event.seen);
  else if (world.state.at === 'open') next.rooms = afterHold;
  for (let round = 0; ; round++) {
    expect(round).toBeLessThan(3);
    const bill: Bill = { due: DUE, currency: 'INR', state: next.state };
    const payments = next.payment ? [{ id: 'p', amount: DUE, currency: 'INR', state: next.payment }] : [];
    const refunding = new Set(next.refunding ? ['p'] : []);
    const actions = settle({ bill, payments, rooms: next.rooms, refunding }).filter(
      (action) => action.do !== 'keep',
    );
    if (actions.length === 0) return next;
    for (const action of actions) {
      if (action.do === 'capture') next.payment = furthest(next.payment ?? 'created', 'captured');
      if (action.do === 'book') {
        expect(next.state).toEqual({ at: 'open' });
        expect(next.rooms === 'held' || next.rooms === 'free').toBe(true);
        Object.assign(next, { state: { at: 'booked', paidBy: 'p' }, rooms: 'held' });
      }
      if (action.do === 'refund') {
        expect(next.refunding).toBe(false);
        next.refunding = true;
      }
      if (action.do === 'cancel') Object.assign(next, { state: { at: 'cancelled' }, rooms: 'free' });
    }
  }
}

function balance(world: World): void {
  const captured = world.payment === 'captured' || world.payment === 'refunded' ? DUE : 0;
  const back = world.refunding || world.payment === 'refunded' ? DUE : 0;
  const kept = world.state.at === 'booked' ? DUE : 0;
  expect(captured).toBe(kept + back);
}

/** What must have come out, from the events alone and from whether the money was known before the hold ended. */
function expected(seen: Set<EventName>, lostFirst: boolean, afterHold: RoomsState) {
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
function walk(afterHold: RoomsState): number {
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
