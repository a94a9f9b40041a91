import { expect } from 'vitest';
import { sign } from '#server/payments/razorpay/signatures.ts';
import type { TestApp } from '../support/app.ts';
import { bookingRequest, cookieOf } from '../support/homestays.ts';
import { sendWebhook } from '../support/paying-guest.ts';
import type { RazorpayServer } from '../support/razorpay-server.ts';
import { balanceOf, isExpired, type Model, NIGHTS, type Reservation, ROOMS } from './model.ts';

/** A reservation of the real system, at the same index as in the model. */
interface Booked {
  id: number;
  headers: { Cookie: string };
  order: string | undefined;
}

/** The real system as the commands use it. */
export interface Real {
  app: TestApp;
  razorpay: RazorpayServer;
  booked: Booked[];
  /** Steps made, of every kind. */
  steps: Map<string, number>;
}

/** Status and code of a response, with its body. */
export async function readAnswer(answer: Response) {
  const body = await answer.json();
  return { outcome: body.code ?? answer.status, body };
}

export async function createAt(
  real: Real,
  rooms: readonly number[],
  { checkIn, checkOut, method }: { checkIn: string; checkOut: string; method: string },
) {
  const number = real.booked.length;
  const json = bookingRequest({
    check_in: checkIn,
    check_out: checkOut,
    rooms: rooms.map((id) => ({ id })),
    payment_method: method,
    guest_email: `guest${number}@example.in`,
  });
  const answer = await real.app.ask('/public/reservation/create', { json });
  const { outcome, body } = await readAnswer(answer.clone());
  if (outcome === 201)
    real.booked.push({ id: body.booking_id, headers: { Cookie: cookieOf(answer) }, order: undefined });
  return outcome;
}

export async function orderOf(real: Real, index: number, purpose: 'booking' | 'rest' = 'booking') {
  const booked = real.booked[index];
  const notes = { reservation_id: booked?.id, ...(purpose === 'rest' ? { payment_type: purpose } : {}) };
  const json = { notes };
  const answer = await real.app.ask('/public/reservation/razorpay/order', { headers: booked?.headers, json });
  const { outcome, body } = await readAnswer(answer);
  if (booked && outcome === 200 && purpose === 'booking') booked.order = body.order.id;
  return { outcome, amount: body.order?.amount, order: body.order?.id };
}

export async function verify(real: Real, index: number, payment: string, order = real.booked[index]?.order) {
  const { headers } = real.booked[index] ?? {};
  const signature = sign(`${order}|${payment}`, real.razorpay.keys.keySecret);
  const json = { razorpay_order_id: order, razorpay_payment_id: payment, razorpay_signature: signature };
  return (await readAnswer(await real.app.ask('/public/reservation/razorpay/verify', { headers, json })))
    .outcome;
}

export async function report(real: Real, payment: string, event: string): Promise<void> {
  const entity = real.razorpay.payments.get(payment);
  const body = { event, payload: { payment: { entity } } };
  const answer = await sendWebhook(real.app, real.razorpay, body, `${event} ${payment} ${entity?.status}`);
  expect(answer.status).toBe(200);
}

/** What the guest reads, which nights are taken, and the sums in the database: all as in the model. */
export async function expectSame(model: Model, real: Real, index: number | undefined): Promise<void> {
  const { db } = real.app.deps;
  const nights = await db
    .selectFrom('room_night')
    .leftJoin('hold', 'hold.id', 'room_night.hold_id')
    .select([
      'night',
      'room_id',
      'room_night.reservation_id',
      'hold.reservation_id as holder_id',
      'held_until',
    ])
    .where('night', 'in', NIGHTS)
    .where('room_id', 'in', ROOMS)
    .execute();
  const now = real.app.clock();
  const isTaken = (row: (typeof nights)[number]) =>
    row.reservation_id !== null || (row.held_until !== null && row.held_until > now);
  const taken = nights
    .filter(isTaken)
    .map(({ night, room_id, reservation_id, holder_id }) => [
      `${night} ${room_id}`,
      real.booked.findIndex(({ id }) => id === (reservation_id ?? holder_id)),
    ]);
  const expected = [...model.nights]
    .filter(([, { holder, until }]) => holder !== undefined && until > model.minute)
    .map(([key, { holder }]) => [key, holder]);
  expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(expected));
  if (index === undefined) return;

  const { id, headers } = real.booked[index] ?? {};
  const reservation = model.reservations[index];
  const answer = await real.app.ask(`/public/reservation/${id}`, { headers });
  expect((await answer.json()).reservation?.status).toBe(reservation && statusOf(model, reservation));
  const row = await db
    .selectFrom('reservation')
    .select(['paid_paise', 'refunded_paise'])
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    paid_paise: 100 * (reservation?.paid ?? 0),
    refunded_paise: 100 * (reservation?.refunded ?? 0),
  });
}

function statusOf(model: Model, reservation: Reservation): string | undefined {
  if (reservation.released) return undefined;
  if (reservation.at === 'booked') return balanceOf(reservation) > 0 ? 'Pending' : 'Completed';
  if (reservation.at === 'cancelled') return 'Cancelled';
  return isExpired(model, reservation) ? 'Expired' : 'Pending Payment';
}
