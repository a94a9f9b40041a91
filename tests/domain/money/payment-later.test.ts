import { expect, it } from 'vitest';
import { sequencesOf, walkEveryOrder } from '../../support/every-order.ts';
import {
  ALL,
  BALANCE_EVENTS,
  CHANGE_EVENTS,
  EVENTS,
  type EventName,
  hasCome,
  type LaterPayments,
  PAYMENTS,
  paidOf,
  START,
  step,
  type Which,
} from '../../support/later-payments-model.ts';

/** A payment is always applied or about to be refunded; a change is made once, and reported correctly. */
function check(world: LaterPayments, hasEnded: boolean): void {
  const { at, applied, made, refunding, cancelledBy } = world;
  const isKept = (which: Which) => applied.includes(which) && (at === 'booked' || cancelledBy === 'guest');
  const astray = ALL.filter((which) => (isKept(which) || which in refunding) !== hasCome(world, which));
  expect(astray).toEqual([]);
  expect(at).toBe(hasEnded ? 'cancelled' : 'booked');
  expect(paidOf(world)).toBeLessThanOrEqual(world.total);
  expect(made.length).toBeLessThanOrEqual(1);
  const paidFor = applied.flatMap((which) => PAYMENTS[which].quoteId ?? []);
  expect(paidFor).toEqual(made);
  for (const [which, reason] of Object.entries(refunding)) {
    if (reason === 'paid_twice') expect(['change', 'again']).toContain(which);
    if (reason === 'paid_twice') expect(made).toEqual(['wide']);
    if (reason === 'cancelled') expect(hasEnded).toBe(true);
    if (reason === 'undone') expect(cancelledBy).toBe('refund');
  }
}

/** Quality goal R3 for a confirmed booking. */
it.each([
  ['its rest', BALANCE_EVENTS, 8],
  ['changes that cost more', CHANGE_EVENTS, 7],
  ['its rest and such changes together', EVENTS, 4],
] as const)('has the right result for every order and duplication of events about %s', (_, events, most) => {
  const start = { world: START, hasEnded: false };
  const sequences = walkEveryOrder<typeof start, EventName>(start, {
    events,
    most,
    step(path, name) {
      const world = step(path.world, name);
      const isEnd = name === 'guest cancels' || name === 'advance refunded by the host';
      const hasEnded = path.hasEnded || isEnd;
      check(world, hasEnded);
      return { world, hasEnded };
    },
  });
  expect(sequences).toBe(sequencesOf(events.length, most));
});
