import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Quote } from '#contract/quote.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { composeMail } from '#server/mail/compose.ts';
import { concurrentDatabase } from '../support/database.ts';
import { bookingRequest } from '../support/homestays.ts';
import { serverTest, withoutLimits } from '../support/open-app.ts';
import { paidBooking } from '../support/paid-booking.ts';
import { readPdf } from '../support/pdf.ts';
import { repeats } from '../support/repeats.ts';

/** `ONE_PRICE_RUNS=1000 npm run test:unit tests/server/one-price.test.ts` makes more. */
const RUNS = Number(process.env.ONE_PRICE_RUNS ?? repeats(100));

const cart = fc.record({
  day: fc.integer({ min: 0, max: 30 }),
  days: fc.integer({ min: 1, max: 9 }),
  rooms: fc.subarray([1, 2, 3], { minLength: 1 }),
  price: fc.integer({ min: 501, max: 9_999 }),
  discount: fc.integer({ min: 0, max: 500 }),
  breakfast: fc.integer({ min: 0, max: 6 }),
  extra_beds: fc.integer({ min: 0, max: 3 }),
  payment_method: fc.constantFrom('full', 'advance'),
  isRaised: fc.boolean(),
  code: fc.constantFrom(undefined, undefined, 'TENTH', 'RUPEES'),
});

serverTest(
  'one price, from the quote to the mail',
  { on: [concurrentDatabase], app: withoutLimits },
  (api) => {
    beforeAll(async () => {
      const { db, clock } = api.deps;
      await db.updateTable('room_night').set({ minimum_stay: 1 }).execute();
      const terms = { property_ids: [1], uses: 100_000, valid_until: '2027-12-31', created_at: clock() };
      const tenth = { ...terms, code: 'TENTH', percent: 10 };
      await db
        .insertInto('code')
        .values([tenth, { ...terms, code: 'RUPEES', rupees: 7000 }])
        .execute();
    });

    /** The host sets rates that differ by night and room, and every room is free again. */
    const setRates = (price: number, discount: number) =>
      sql`update room_night set reservation_id = null, hold_id = null, held_until = null,
      price = ${price}::int + room_id * 37 + (night - date '2026-11-01') % 7 * 113,
      discount = ${discount}::int * ((night - date '2026-11-01') % 3) % 500`.execute(api.deps.db);

    it(`is the same for ${RUNS} carts`, async () => {
      await fc.assert(
        fc.asyncProperty(cart, async ({ day, days, rooms, price, discount, isRaised, code, ...chosen }) => {
          await setRates(price, discount);
          const check_in = addDays('2026-11-21', day);
          const stay = { check_in, check_out: addDays(check_in, days) };
          const { breakfast, extra_beds, payment_method } = chosen;
          const question = { ...stay, rooms, breakfast, extra_beds, adults: 3, code };
          const response = await api.ask('/public/quote', { json: question });
          const { quote }: { quote: Quote } = await response.json();
          if (isRaised) await setRates(price + 1000, 0);

          const request = {
            ...stay,
            ...chosen,
            adults: 3,
            rooms: rooms.map((id) => ({ id })),
            quote_id: quote.id,
            code,
          };
          const wrong = bookingRequest({ ...request, total_price: -1 });
          const refused = await (await api.ask('/public/reservation/create', { json: wrong })).json();
          const now = payment_method === 'full' ? quote.total_price : quote.advance_amount;
          expect(refused.expected).toEqual({
            rooms: quote.rooms.map(({ id, price, discount }) => ({ id, price, discount })),
            extra_bed_charges: quote.extra_bed_charges,
            breakfast_charges: quote.breakfast_charges,
            discount: quote.discount,
            rules_discount: quote.rules_discount,
            rules_discount_percentage: quote.rules_discount_percentage,
            total_discount: quote.total_discount,
            total_price: quote.total_price,
            advance_amount: now,
          });

          const { id, headers } = await paidBooking(api, {
            ...request,
            ...refused.expected,
            rooms: request.rooms,
          });
          const { reservation } = await (await api.ask(`/public/reservation/${id}`, { headers })).json();
          expect(reservation).toMatchObject({ total_amount: quote.total_price, paid_amount: now });
          const { db } = api.deps;
          const order = await db
            .selectFrom('payment_order')
            .select('amount_paise')
            .where('reservation_id', '=', id)
            .executeTakeFirstOrThrow();
          expect(order.amount_paise).toBe(toPaise(now));

          const invoice = await api.ask(`/public/invoice/download/${id}`, { headers });
          const { text } = await readPdf(new Uint8Array(await invoice.arrayBuffer()));
          expect(text).toContain(`Total ${formatRupees(quote.total_price)}`);
          expect(text).toContain(`Paid ${formatRupees(now)}`);
          expect(quote.total_price).toBeGreaterThan(0);
          const off = quote.code_discount ?? 0;
          if (off > 0) expect(text).toContain(`Code ${code} −₹`);
          else
            for (const room of quote.rooms)
              expect(text).toContain(`${room.name} ${formatRupees(room.final_price)}`);
          for (const addOn of [quote.breakfast, quote.extra_bed]) {
            if (addOn.count > 0)
              expect(text).toContain(`${formatRupees(addOn.unit_price)} ${formatRupees(addOn.total)}`);
          }
          const mail = { kind: 'booking_confirmed', data: { reservation_id: id } } as const;
          const template = await composeMail(
            { ...mail, id: 1, to: 'guest@example.in', created_at: api.clock(), attempts: 0 },
            api.deps,
          );
          expect(template.text).toContain(formatRupees(quote.total_price));
          if (off > 0) expect(template.text).toContain(`−${formatRupees(off)}`);
          expect(template.text).toContain(formatRupees(now));
        }),
        { numRuns: RUNS, seed: 20_261_121 },
      );
    }, 600_000);
  },
);
