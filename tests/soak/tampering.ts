import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sign } from '#server/payments/razorpay/signatures.ts';
import { expectBalancedBooks } from '../support/books.ts';
import { bookingRequest, cookieOf } from '../support/homestays.ts';
import { payingGuest } from '../support/paying-guest.ts';
import { isWebhookSigned } from '../support/webhook.ts';
import type { Stage } from './stage.ts';

const REFUSALS = ['invalid_signature', 'bad_request', 'not_found'];
const FIELDS = ['razorpay_signature', 'razorpay_order_id', 'razorpay_payment_id'] as const;

/** Every text that differs from one in a single bit; with `every` only some of them, evenly. */
function* flips(text: string, every = 1): Generator<string> {
  for (let bit = 0; bit < text.length * 8; bit += every) {
    const index = Math.floor(bit / 8);
    const sign = String.fromCharCode(text.charCodeAt(index) ^ (1 << (bit % 8)));
    yield text.slice(0, index) + sign + text.slice(index + 1);
  }
}

/**
 * Quality goal R7: a browser's or a webhook's report of a payment, with any one bit flipped, is refused and changes
 * nothing; the unchanged one is accepted, once, however often it comes. Returns how many were refused.
 */
export async function flipEveryBit(stage: Stage, { every }: { every: number }): Promise<number> {
  const { app, razorpay, database } = stage;
  const guest = await payingGuest(app, razorpay, stage.nextStay());
  const payment = guest.pay('captured');
  let refused = 0;
  const expectRefused = async (answer: Response, what: string) => {
    expect([400, 404], what).toContain(answer.status);
    expect(REFUSALS, what).toContain((await answer.json()).code);
    refused += 1;
  };

  const sent = guest.sent(payment);
  for (const field of FIELDS)
    for (const flipped of flips(sent[field], every))
      await expectRefused(await guest.verify(payment, { [field]: flipped }), `${field} ${flipped}`);

  const entity = razorpay.payments.get(payment);
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  const signature = sign(body, razorpay.keys.webhookSecret);
  const post = (bytes: string, signed: string, event: string) =>
    app.ask('/webhooks/razorpay', {
      method: 'POST',
      headers: { 'x-razorpay-signature': signed, 'x-razorpay-event-id': event },
      body: Buffer.from(bytes, 'latin1'),
    });
  for (const flipped of flips(body, every))
    await expectRefused(await post(flipped, signature, randomUUID()), flipped);
  for (const flipped of flips(signature)) {
    expect(isWebhookSigned(app.deps.payments, body, flipped)).toBe(false);
    // Other characters can't be sent in a header.
    if (/^[!-~]*$/.test(flipped)) await expectRefused(await post(body, flipped, randomUUID()), flipped);
  }
  expect(await guest.row()).toMatchObject({ status: 'held', paid_paise: 0 });
  expect(await guest.mails()).toEqual([]);

  expect((await guest.verify(payment)).status).toBe(200);
  const booked = await guest.row();
  for (const event of ['once', 'once', randomUUID(), 'once'])
    expect((await post(body, signature, event)).status).toBe(200);
  expect(await guest.row()).toEqual(booked);
  expect(await guest.mails()).toEqual(['booking_confirmed', 'new_booking']);
  await expectBalancedBooks(database.db);
  return refused;
}

/** As the request names them; `price` and `rebate` are the room's own. */
const FIGURES = ['total_price', 'advance_amount', 'discount', 'rules_discount', 'total_discount'] as const;
const ADD_ONS = ['extra_bed_charges', 'breakfast_charges', 'rules_discount_percentage'] as const;

/** Whatever prices are sent, the charge is the server's own amount, or nothing is held. Returns how often it was tried. */
export async function tamperWithPrices(
  stage: Stage,
  { seed, runs, isOver }: { seed: number; runs: number; isOver: () => boolean },
): Promise<number> {
  const { ask } = stage.app;
  const create = (json: object) =>
    ask('/public/reservation/create', { json: { ...json, guest_email: `${randomUUID()}@example.in` } });
  const amount = fc.oneof(fc.constantFrom(0, 1, -1, 1.5, 1e15, Number.MAX_SAFE_INTEGER), fc.integer());
  const field = fc.constantFrom(...FIGURES, ...ADD_ONS, 'price', 'rebate');
  let tampered = 0;
  const property = fc.asyncProperty(
    fc.array(fc.tuple(field, amount), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('full', 'advance'),
    fc.nat(2),
    async (changes, payment_method, count) => {
      if (isOver()) return;
      const request = { payment_method, breakfast: count, extra_beds: count, rooms: [{ id: 2 }] };
      const honest = bookingRequest({ ...request, ...stage.nextStay() });
      // A rupee is no room's price, so this gets the amounts.
      const { expected: figures } = await (await create({ ...honest, total_price: 1 })).json();
      const room: Record<string, number> = { id: 2 };
      const sent: Record<string, unknown> = { ...honest, rooms: [room] };
      for (const [name, value] of changes) {
        if (name === 'price' || name === 'rebate') room[name === 'price' ? 'price' : 'discount'] = value;
        else sent[name] = value;
      }
      const differs =
        [...FIGURES, ...ADD_ONS].some((name) => sent[name] !== undefined && sent[name] !== figures[name]) ||
        ['price', 'discount'].some((name) => ![undefined, figures.rooms[0][name]].includes(room[name]));
      const answer = await create(sent);
      tampered += 1;
      if (answer.status === 201) {
        expect(differs).toBe(false);
        const json = { notes: { reservation_id: (await answer.clone().json()).booking_id } };
        const order = await ask('/public/reservation/razorpay/order', {
          headers: { Cookie: cookieOf(answer) },
          json,
        });
        expect((await order.json()).order.amount).toBe(100 * figures.advance_amount);
      } else expect(['price_changed', 'bad_request']).toContain((await answer.json()).code);
    },
  );
  await fc.assert(property, { seed, numRuns: runs });
  return tampered;
}
