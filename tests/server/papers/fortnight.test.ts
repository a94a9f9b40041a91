import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays, instantInIndia } from '#domain/dates/calendar.ts';
import type { AppContext } from '#server/platform/context.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { FIRST_DAY, LAST_DAY, liveFortnight, REGISTERED_FROM } from '../../support/fortnight.ts';
import { hostHeaders } from '../../support/host.ts';
import { paymentTest } from '../../support/payment-context.ts';
import { repeats } from '../../support/repeats.ts';
import { registerSeller } from '../../support/seller.ts';

const inPaise = (rupees: string) => Math.round(Number(rupees) * 100);

paymentTest('a fortnight of a house that is registered from its fifth day', (context) => {
  const totalsOf = async (from: string, to: string): Promise<Record<string, number>> => {
    const headers = await hostHeaders(context.app);
    const query = `from=${from}&to=${to}&property_id=1`;
    const answer = await context.app.ask(`/host/papers?${query}`, { headers });
    const { totals } = await answer.json();
    return Object.fromEntries(Object.entries<string>(totals).map(([name, text]) => [name, inPaise(text)]));
  };
  const expectEquation = async (from: string, to: string) => {
    const sums = await totalsOf(from, to);
    const { invoiced = 0, credited = 0, kept = 0, advances = 0, due = 0 } = sums;
    const { advances_before = 0, due_before = 0 } = sums;
    expect(kept, `${from} to ${to}`).toBe(
      invoiced - credited + (advances - advances_before) - (due - due_before),
    );
    return { kept };
  };
  /** Paise in the cash book of the fortnight, by desk and online. */
  const cashBook = async () => {
    const headers = await hostHeaders(context.app);
    let paise = 0;
    for (let day = FIRST_DAY; day <= LAST_DAY; day = addDays(day, 1)) {
      const answer = await context.app.ask(`/host/cash-book?date=${day}`, { headers });
      const { cash, upi, bank, card } = (await answer.json()).totals;
      paise += Math.round((cash + upi + bank + card) * 100);
    }
    return paise;
  };
  const atProvider = () =>
    [...context.razorpay.payments.values()]
      .filter(({ status }) => status === 'captured' || status === 'refunded')
      .reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0);
  const papers = ({ db }: Pick<AppContext, 'db'>) =>
    db.selectFrom('paper').selectAll().orderBy('id').execute();
  /** The papers of bookings whose rooms were gone when their money came, since the seller is registered. */
  const papersOfLateMoney = async () => {
    const late = await context.database.db
      .selectFrom('paper')
      .innerJoin('refund', 'refund.reservation_id', 'paper.reservation_id')
      .where('refund.reason', '=', 'rooms_taken')
      .where('refund.created_at', '>=', instantInIndia(REGISTERED_FROM, 0))
      .select((q) =>
        q.fn
          .agg<string>('string_agg', ['kind', sql.lit(' ')])
          .orderBy('paper.id')
          .as('kinds'),
      )
      .groupBy('paper.reservation_id')
      .execute();
    return new Set(late.map(({ kinds }) => kinds));
  };

  // With these seeds every act is done and every kind of paper issued.
  it.each([4, 5, 8].slice(0, repeats(3)))(
    'agrees with the provider and the cash book to the paisa, and no paper changes (seed %i)',
    { timeout: 120_000 },
    async (seed) => {
      context.razorpay.payments.clear();
      const { app } = context;
      app.clock.set(`${FIRST_DAY}T02:00:00Z`);
      await registerSeller(app, await hostHeaders(app), { registered_from: REGISTERED_FROM });
      let before = await papers(app.deps);
      const eachDay = async (day: string) => {
        await expectEquation(day, day);
        const now = await papers(app.deps);
        expect(now.slice(0, before.length)).toEqual(before);
        before = now;
      };
      const { bookings, done } = await liveFortnight(app, context.razorpay, { seed, eachDay });
      const { kept } = await expectEquation(FIRST_DAY, LAST_DAY);
      expect(kept).toBe(atProvider() + (await cashBook()));
      await expectBalancedBooks(app.deps.db);
      expect(bookings).toBe(40);
      expect(Object.keys(done)).toHaveLength(13);
      const kinds = new Set(before.map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual([
        'credit_note',
        'invoice',
        'receipt_voucher',
        'refund_voucher',
        'tax_invoice',
      ]);
      expect(await papersOfLateMoney()).toEqual(new Set(['receipt_voucher refund_voucher']));
    },
  );
});
