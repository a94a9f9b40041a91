import { expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { listPapers } from '#server/papers/paper-queries.ts';
import { reconcile } from '#server/payments/orders/reconcile.ts';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import { concurrentDatabase } from '../../support/database.ts';
import { appWithRazorpay, type Guest, payingGuest } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';
import { repeats } from '../../support/repeats.ts';

paymentTest(
  'everything at once',
  (context) => {
    const numbersOf = async ({ id }: Guest) =>
      (await listPapers(context.database.db, id)).map(({ number }) => number);
    const times = <T>(count: number, work: () => Promise<T>) => Array.from({ length: count }, work);

    it('one payment reported from every side books once', async () => {
      const { guest, razorpay, app } = context;
      const payment = guest.pay('authorized');
      app.clock.advance(15 * 60_000);
      const answers = await Promise.all([
        ...times(10, () => guest.verify(payment)),
        ...times(5, () => guest.webhook(payment, {}, 'evt_1')),
        ...times(5, () => guest.webhook(payment)),
        ...times(3, () => reconcile(app.deps)),
      ]);
      const statuses = new Set(answers.flatMap((answer) => answer?.status ?? []));
      expect([...statuses]).toEqual([200]);
      expect(razorpay.payments.get(payment)?.status).toBe('captured');
      expect(await guest.mails()).toEqual(['booking_confirmed', 'new_booking']);
      expect(await numbersOf(guest)).toEqual(['H1I/26-27/00001']);
    });

    it('many requests open one order', async () => {
      const { app, guest, database } = context;
      await database.db.deleteFrom('payment_order').execute();
      const json = { notes: { reservation_id: guest.id } };
      const ask = () => app.ask('/public/reservation/razorpay/order', { headers: guest.headers, json });
      const answers = await Promise.all(times(10, async () => (await ask()).json()));
      expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    });

    it('of two late payments for the same room one books, the other is refunded', async () => {
      const { app, razorpay } = context;
      const guests = [context.guest];
      for (let other = 0; other < 7; other++) {
        await guests.at(-1)?.closeWindow();
        guests.push(await payingGuest(app, razorpay));
      }
      await guests.at(-1)?.closeWindow();
      const payments = guests.map((guest) => ({ guest, id: guest.pay('captured') }));
      await Promise.all(payments.flatMap(({ guest, id }) => [guest.webhook(id), guest.verify(id)]));
      const rows = await Promise.all(guests.map((guest) => guest.row()));
      expect(rows.map(({ status }) => status).sort()).toEqual([...Array(7).fill('cancelled'), 'confirmed']);
      await payDueRefunds(app.deps);
      const states = payments.map(({ id }) => razorpay.payments.get(id)?.status);
      expect(states.filter((state) => state === 'refunded')).toHaveLength(7);
    });

    it('a refund that many workers take is sent once', async () => {
      const { guest, razorpay, app } = context;
      await guest.closeWindow();
      await context.takeRoom();
      razorpay.state.mood = 'down';
      await guest.webhook(guest.pay('captured'));
      razorpay.state.mood = 'well';
      razorpay.requests.length = 0;
      app.clock.advance(60_000);
      await Promise.all(times(8, () => payDueRefunds(app.deps)));
      expect(razorpay.requests.filter(({ path }) => path.endsWith('/refund'))).toHaveLength(1);
    });

    it('two partial refunds at the same moment count as a full refund', async () => {
      const { app, guest, razorpay, database } = context;
      const payment = guest.pay('captured');
      await guest.verify(payment);
      const quoted = await app.ask(`/public/reservation/${guest.id}/change/quote`, {
        headers: guest.headers,
        json: { check_out: '2026-12-19' },
      });
      const quote_id = (await quoted.json()).quote.id;
      context.razorpayIs('down');
      const send = (call: string, json: object) =>
        app.ask(`/public/reservation/${guest.id}/${call}`, { headers: guest.headers, json });
      expect((await send('change', { quote_id })).status).toBe(200);
      expect((await send('cancel', {})).status).toBe(200);
      context.razorpayIs('well');
      app.clock.advance(60_000);
      const { refund } = app.deps.payments;
      const both = Promise.withResolvers<void>();
      let asked = 0;
      app.deps.payments.refund = async (part) => {
        const answer = await refund(part);
        asked += 1;
        if (asked === 2) both.resolve();
        await both.promise;
        return answer;
      };
      await Promise.all(times(2, () => payDueRefunds(app.deps)));
      expect(razorpay.payments.get(payment)?.status).toBe('refunded');
      const known = await database.db.selectFrom('payment').select('state').execute();
      expect(known).toEqual([{ state: 'refunded' }]);
    });

    it('many guests who pay at once get invoice numbers without a gap', async () => {
      const { database, razorpay } = context;
      await context.guest.closeWindow();
      const config = { ...context.app.deps.config, rateLimits: false };
      const app = appWithRazorpay(database, razorpay, { config });
      const guests: Guest[] = [];
      for (let index = 0; index < repeats(100); index++) {
        const check_in = addDays('2026-12-01', Math.floor(index / 2));
        const stay = { check_in, check_out: addDays(check_in, 1), rooms: [{ id: 1 + (index % 2) }] };
        guests.push(await payingGuest(app, razorpay, stay));
      }
      await Promise.all(guests.map((guest) => guest.verify(guest.pay('captured'))));
      const numbers = (await Promise.all(guests.map(numbersOf))).flat();
      const series = guests.map((_, index) => `H1I/26-27/${String(index + 1).padStart(5, '0')}`);
      expect(numbers.sort()).toEqual(series);
    });
  },
  [concurrentDatabase],
);
