import fc from 'fast-check';
import { expect } from 'vitest';
import { applyAllOf, applyChange, canGet, changed, dueFor, orderChange } from './change-model.ts';
import { command, pick, some, which } from './command.ts';
import {
  canChange,
  type DearerChange,
  type Model,
  NIGHTS,
  nextDay,
  type Reservation,
  ROOMS,
  sum,
} from './model.ts';
import { type Real, readAnswer, report, verify } from './real.ts';

/** How it is paid, and who reports it, if anyone. */
const pays = fc.record({
  as: fc.constantFrom('captured', 'captured', 'authorized', 'failed'),
  told: fc.constantFrom('webhook', 'verify', 'nobody'),
} as const);
type Pays = typeof pays extends fc.Arbitrary<infer Value> ? Value : never;

/** Another room for the same nights, or one more night; undefined where the model has none. */
function requestOf({ nights, checkOut }: Reservation, more: 'room' | 'night') {
  const rooms = ROOMS.filter((room) => nights.some((key) => key.endsWith(` ${room}`)));
  if (more === 'room')
    return rooms.length < ROOMS.length
      ? {
          keys: ROOMS.flatMap((room) => nights.map((key) => `${key.slice(0, 10)} ${room}`)),
          asked: { rooms: ROOMS },
        }
      : undefined;
  // Three nights would have a discount of their own, and the last of all has none after it.
  const isLast = !NIGHTS.includes(checkOut);
  if (isLast || nights.length > rooms.length) return undefined;
  const end = nextDay(checkOut);
  const added = rooms.map((room) => `${checkOut} ${room}`);
  return { keys: [...nights, ...added], checkOut: end, asked: { check_out: end } };
}

function isPossible(model: Model, each: Reservation, more: 'room' | 'night'): boolean {
  const request = requestOf(each, more);
  return canChange(model, each) && !!request && canGet(model, model.reservations.indexOf(each), request.keys);
}

/** The guest requests more: a quote, and an order for it, which holds the nights. */
export const orderMore = fc
  .record({ nth: which, more: fc.constantFrom('room', 'night'), pays: fc.option(pays, { nil: undefined }) })
  .map((args) =>
    command(
      'order a dearer change',
      args,
      async (model, real) => {
        const index = pick(model, args.nth, (each) => isPossible(model, each, args.more));
        const reservation = model.reservations[index];
        const request = reservation && requestOf(reservation, args.more);
        if (!request) return undefined;
        const { id, headers } = real.booked[index] ?? {};
        const path = `/public/reservation/${id}/change/quote`;
        const { outcome, body } = await readAnswer(
          await real.app.ask(path, { headers, json: request.asked }),
        );
        if (reservation.released) expect(outcome).toBe('not_found');
        else if (!canChange(model, reservation)) expect(outcome).toBe('not_changeable');
        else if (!canGet(model, index, request.keys)) expect(outcome).toBe('room_taken');
        else {
          const stay = changed(model, reservation, request);
          const due = dueFor(reservation, sum(stay.sold));
          expect([outcome, body.change?.pay_now]).toEqual([201, due]);
          // The cancellation fee may be so high that nothing more is due: then there is nothing to order.
          if (due > 0) await order(model, real, { index, quote: body.quote.id, due, stay });
          if (due > 0 && args.pays)
            await payFor(model, real, { ...args.pays, index, change: reservation.dearer.at(-1) });
        }
        return index;
      },
      some,
    ),
  );

/** Nothing more is given before it is paid. */
async function order(
  model: Model,
  real: Real,
  {
    index,
    quote,
    due,
    stay,
  }: { index: number; quote: string; due: number; stay: ReturnType<typeof changed> },
): Promise<void> {
  const { id, headers } = real.booked[index] ?? {};
  const json = { notes: { reservation_id: id, payment_type: 'change', quote_id: quote } };
  const unpaid = { headers, json: { quote_id: quote } };
  const refused = await readAnswer(await real.app.ask(`/public/reservation/${id}/change`, unpaid));
  expect(refused.outcome).toBe('change_costs_more');
  const { outcome, body } = await readAnswer(
    await real.app.ask('/public/reservation/razorpay/order', { headers, json }),
  );
  expect([outcome, body.order?.amount]).toEqual([200, 100 * due]);
  orderChange(model, index, { order: body.order.id, ...stay });
}

/** In the window of one of its changes, the newest ones more often. */
export const payMore = fc.record({ nth: which, back: fc.constantFrom(1, 1, 1, 2), pays }).map((args) =>
  command(
    'pay for a dearer change',
    args,
    async (model, real) => {
      const isOpen = ({ at, dearer, changes }: Reservation) =>
        at === 'booked' && dearer.some(({ after }) => after === changes);
      const index = pick(model, args.nth, isOpen);
      const { dearer = [] } = model.reservations[index] ?? {};
      const change = dearer.at(-args.back) ?? dearer.at(-1);
      if (!change) return undefined;
      await payFor(model, real, { ...args.pays, index, change });
      return index;
    },
    some,
  ),
);

async function payFor(
  model: Model,
  real: Real,
  { index, change, as, told }: Pays & { index: number; change: DearerChange | undefined },
): Promise<void> {
  if (!change) return;
  const isMoney = as !== 'failed';
  const { id } = real.razorpay.addPayment(change.order, as);
  if (isMoney) change.unreported.push(id);
  if (told === 'webhook') {
    await report(real, id, `payment.${as}`);
    if (isMoney) applyChange(model, index, change, id);
  } else if (told === 'verify') {
    const outcome = await verify(real, index, id, change.order);
    const reported = change.unreported;
    applyAllOf(model, index, change);
    const { madeBy = '' } = change;
    if (!isMoney) expect(outcome).toBe('payment_failed');
    // Of several reported together, one makes the change, whichever it is.
    else if (reported.length > 1 && reported.includes(madeBy))
      expect([200, 'already_paid']).toContain(outcome);
    else if (madeBy === id) expect(outcome).toBe(200);
    else {
      const isGone = madeBy !== '' || model.reservations[index]?.at === 'cancelled';
      expect(outcome).toBe(isGone ? 'already_paid' : 'change_overtaken');
    }
  }
}
