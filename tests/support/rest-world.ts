import { expect } from 'vitest';
import { type Bill, furthest, type KnownPayment, type PaymentState, settle } from '#domain/payment.ts';

/** What can happen to a booking with an advance while two payments for its rest come in. */
export const EVENTS = [
  'first authorized',
  'first failed',
  'first captured',
  'first refunded by the host',
  'second authorized',
  'second captured',
  'advance refunded by the host',
  'guest cancels',
  'stay changed',
  'stay over',
] as const;
type EventName = (typeof EVENTS)[number];

export const REST = 123_400;
const OTHER = 99_900;

export interface RestWorld {
  advance: PaymentState;
  first: PaymentState | undefined;
  second: PaymentState | undefined;
  state: Bill['state'];
  /** What is due at the property, which a change of the stay changes. */
  owed: number;
  isOver: boolean;
  cancelledBy: 'guest' | 'refund' | undefined;
  applied: string[];
  refunding: string[];
}

export const START: RestWorld = {
  advance: 'captured',
  first: undefined,
  second: undefined,
  state: { at: 'booked', paidBy: ['advance'], rest: REST },
  owed: REST,
  isOver: false,
  cancelledBy: undefined,
  applied: ['advance'],
  refunding: [],
};

const PAYMENTS = ['advance', 'first', 'second'] as const;
type Which = (typeof PAYMENTS)[number];
const isRestPayment = (id: string): id is 'first' | 'second' => id === 'first' || id === 'second';

function hear(world: RestWorld, which: Which, seen: PaymentState): void {
  world[which] = furthest(world[which] ?? 'created', seen);
  // As the books note it: what the host gave back needs no refund of ours.
  if (seen === 'refunded') world.refunding.push(which);
}

function happen(world: RestWorld, name: EventName): void {
  const isBooked = world.state.at === 'booked';
  switch (name) {
    case 'guest cancels':
      if (isBooked) Object.assign(world, { state: { at: 'cancelled' }, cancelledBy: 'guest' });
      return;
    case 'stay changed':
      if (isBooked && world.owed > 0) world.owed = world.owed === REST ? OTHER : REST;
      return;
    case 'stay over':
      world.isOver = true;
      return;
    case 'advance refunded by the host':
      hear(world, 'advance', 'refunded');
      return;
    case 'first refunded by the host':
      hear(world, 'first', 'refunded');
      return;
    default: {
      const [which, state] = name.split(' ') as ['first' | 'second', PaymentState];
      hear(world, which, state);
    }
  }
}

/** One event, then settling until there is nothing left to do. */
export function step(before: RestWorld, name: EventName): RestWorld {
  const world = { ...before, applied: [...before.applied], refunding: [...before.refunding] };
  happen(world, name);
  for (let round = 0; ; round++) {
    expect(round).toBeLessThan(3);
    if (world.state.at === 'booked') {
      world.state = { at: 'booked', paidBy: world.applied, rest: world.isOver ? 0 : world.owed };
    }
    const actions = settle({
      bill: { due: 200_000, currency: 'INR', state: world.state },
      payments: known(world),
      rooms: 'held',
      refunding: new Set([...world.refunding, ...(world.state.at === 'cancelled' ? world.applied : [])]),
    });
    if (actions.length === 0) return world;
    for (const action of actions) {
      if (action.do === 'capture') hear(world, action.payment as Which, 'captured');
      else if (action.do === 'complete') {
        expect(world.state).toMatchObject({ at: 'booked', rest: REST });
        world.applied.push(action.payment);
        world.owed = 0;
      } else if (action.do === 'refund') {
        expect(isRestPayment(action.payment)).toBe(true);
        expect(world.refunding).not.toContain(action.payment);
        world.refunding.push(action.payment);
      } else {
        // A booking that stands is neither booked anew nor held, and ends when its advance went back.
        expect(action).toEqual({ do: 'cancel' });
        Object.assign(world, { state: { at: 'cancelled' }, cancelledBy: 'refund' });
      }
    }
  }
}

function known(world: RestWorld): KnownPayment[] {
  return PAYMENTS.flatMap((id) => {
    const state = world[id];
    const rest = isRestPayment(id);
    const payment = { id, amount: rest ? REST : 200_000, currency: 'INR' };
    return state ? [{ ...payment, part: rest ? ('rest' as const) : ('booking' as const), state }] : [];
  });
}
