import { expect } from 'vitest';
import { type Bill, furthest, type PaymentState, type RoomsState, settle } from '#domain/money/payment.ts';

/** The events of quality goal R3: each reports a state of the payment, or ends the hold. */
export const EVENTS = {
  authorized: { seen: 'authorized' },
  failed: { seen: 'failed' },
  captured: { seen: 'captured' },
  'order.paid': { seen: 'captured' },
  'refund.processed': { seen: 'refunded' },
  verify: { seen: 'captured' },
  expiry: { endsHold: true },
  'window closed': { endsHold: true },
} as const;
export type EventName = keyof typeof EVENTS;
export const NAMES = Object.keys(EVENTS) as EventName[];
export const DUE = 123_400;

export type AfterHold = Exclude<RoomsState, 'held'>;

export interface PaymentModel {
  payment: PaymentState | undefined;
  state: Bill['state'];
  rooms: RoomsState;
  refunding: boolean;
}

export const START: PaymentModel = {
  payment: undefined,
  state: { at: 'open' },
  rooms: 'held',
  refunding: false,
};

export function step(model: PaymentModel, name: EventName, afterHold: AfterHold): PaymentModel {
  const next = { ...model };
  const event = EVENTS[name];
  if ('seen' in event) next.payment = furthest(model.payment ?? 'created', event.seen);
  else if (model.state.at === 'open') next.rooms = afterHold;
  for (let round = 0; ; round++) {
    expect(round).toBeLessThan(3);
    const bill: Bill = { due: DUE, currency: 'INR', state: next.state };
    const payments = next.payment
      ? [{ id: 'p', amount: DUE, currency: 'INR', purpose: 'booking' as const, state: next.payment }]
      : [];
    const refunding = new Set(next.refunding ? ['p'] : []);
    const actions = settle({ bill, payments, rooms: next.rooms, refunding }).filter(
      (action) => action.do !== 'renew_hold',
    );
    if (actions.length === 0) return next;
    for (const action of actions) {
      if (action.do === 'capture') next.payment = furthest(next.payment ?? 'created', 'captured');
      if (action.do === 'book') {
        expect(next.state).toEqual({ at: 'open' });
        expect(next.rooms === 'held' || next.rooms === 'free').toBe(true);
        Object.assign(next, { state: { at: 'booked', paidBy: ['p'], rest: 0 }, rooms: 'held' });
      }
      if (action.do === 'refund') {
        expect(next.refunding).toBe(false);
        next.refunding = true;
      }
      if (action.do === 'cancel') Object.assign(next, { state: { at: 'cancelled' }, rooms: 'free' });
    }
  }
}
