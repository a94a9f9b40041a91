import { expect } from 'vitest';
import {
  type Bill,
  furthest,
  type KnownPayment,
  type PayableChange,
  type PaymentState,
  settle,
} from '#domain/payment.ts';

/** What can happen to a booking with an advance while two changes of it, and its rest, are being paid for. */
export const EVENTS = [
  'change authorized',
  'change failed',
  'change captured',
  'change refunded by the host',
  'again captured',
  'other captured',
  'rest captured',
  'advance refunded by the host',
  'guest cancels',
  'nights are lost',
] as const;
type EventName = (typeof EVENTS)[number];

const ADVANCE = 200_000;
const REST = 210_000;
/** What each change needs, and the rest that it then leaves. */
const CHANGES = { wide: { due: 50_000, rest: REST }, long: { due: 70_000, rest: 0 } } as const;
type Quote = keyof typeof CHANGES;
const PAYMENTS = {
  advance: undefined,
  change: 'wide',
  again: 'wide',
  other: 'long',
  rest: undefined,
} as const;
type Which = keyof typeof PAYMENTS;

export interface ChangeWorld {
  payments: Partial<Record<Which, PaymentState>>;
  at: 'booked' | 'cancelled';
  cancelledBy: 'guest' | 'refund' | undefined;
  /** What is due at the property. */
  owed: number;
  made: Quote[];
  areLost: boolean;
  applied: string[];
  refunding: Record<string, string>;
}

export const START: ChangeWorld = {
  payments: { advance: 'captured' },
  at: 'booked',
  cancelledBy: undefined,
  owed: REST,
  made: [],
  areLost: false,
  applied: ['advance'],
  refunding: {},
};

function hear(world: ChangeWorld, which: Which, seen: PaymentState): void {
  world.payments[which] = furthest(world.payments[which] ?? 'created', seen);
}

function happen(world: ChangeWorld, name: EventName): void {
  if (name === 'nights are lost') world.areLost = true;
  else if (name === 'guest cancels') {
    if (world.at === 'booked') Object.assign(world, { at: 'cancelled', cancelledBy: 'guest' });
  } else {
    const [which, state] = name.split(' ') as [Which, PaymentState];
    hear(world, which, state);
    // As the books note it: what the host gave back needs no refund of ours.
    if (state === 'refunded') world.refunding[which] ??= 'outside';
  }
}

/** As the books and the locked nights tell: what is made, and what can be while nothing else was made or paid. */
function billOf(world: ChangeWorld): Bill {
  const base = { due: ADVANCE, currency: 'INR' };
  if (world.at === 'cancelled') return { ...base, state: { at: 'cancelled' } };
  const canBe = world.made.length === 0 && !world.areLost && world.owed === REST;
  const open = canBe ? Object.entries(CHANGES) : [];
  const made = world.made.map((quoteId) => [quoteId, 'made'] as const);
  const changes = new Map<string, PayableChange | 'made'>([...made, ...open]);
  return { ...base, state: { at: 'booked', paidBy: world.applied, rest: world.owed, changes } };
}

/** One event, then settling until there is nothing left to do. */
export function step(before: ChangeWorld, name: EventName): ChangeWorld {
  const world = structuredClone(before);
  happen(world, name);
  for (let round = 0; ; round++) {
    expect(round).toBeLessThan(3);
    const spent = world.at === 'cancelled' ? world.applied : [];
    const refunding = new Set([...Object.keys(world.refunding), ...spent]);
    const actions = settle({ bill: billOf(world), payments: known(world), rooms: 'held', refunding });
    if (actions.length === 0) return world;
    for (const action of actions) {
      if (action.do === 'capture') hear(world, action.payment as Which, 'captured');
      else if (action.do === 'cancel') Object.assign(world, { at: 'cancelled', cancelledBy: 'refund' });
      else if (action.do === 'complete') {
        expect(world.owed).toBe(REST);
        world.applied.push(action.payment);
        world.owed = 0;
      } else if (action.do === 'exchange') {
        const quoteId = action.quoteId as Quote;
        // Made once, on a booking that stands, from nights that are there, for what it was reckoned from.
        expect(world).toMatchObject({ at: 'booked', made: [], areLost: false, owed: REST });
        expect(PAYMENTS[action.payment as Which]).toBe(quoteId);
        world.applied.push(action.payment);
        world.made.push(quoteId);
        world.owed = CHANGES[quoteId].rest;
      } else {
        if (action.do !== 'refund') throw new Error(`nothing here may ${action.do}`);
        expect(world.refunding).not.toHaveProperty(action.payment);
        world.refunding[action.payment] = action.reason;
      }
    }
  }
}

function known(world: ChangeWorld): KnownPayment[] {
  return (Object.keys(PAYMENTS) as Which[]).flatMap((id): KnownPayment[] => {
    const state = world.payments[id];
    const quoteId = PAYMENTS[id];
    if (!state) return [];
    const payment = { id, currency: 'INR', state };
    if (quoteId) return [{ ...payment, part: 'change' as const, quoteId, amount: CHANGES[quoteId].due }];
    const isRest = id === 'rest';
    return [
      {
        ...payment,
        part: isRest ? ('rest' as const) : ('booking' as const),
        amount: isRest ? REST : ADVANCE,
      },
    ];
  });
}
