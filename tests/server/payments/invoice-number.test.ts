import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { appWithRazorpay, payingGuest } from '../../support/paying-guest.ts';
import { paymentTest } from '../../support/payment-context.ts';

/** The tables that are written to, in their order. */
function writes(): { tables: string[]; plugin: KyselyPlugin } {
  const tables: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const into = 'into' in node ? node.into : undefined;
      const written = node.kind === 'UpdateQueryNode' ? node.table : into;
      const name = /"identifier":\{[^}]*"name":"(\w+)"/.exec(JSON.stringify(written ?? {}))?.[1];
      if (name) tables.push(name);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { tables, plugin };
}

paymentTest('the row of a series of numbers', (context) => {
  it('is locked last, so that others wait only for the end of a transaction', async () => {
    const { tables, plugin } = writes();
    const app = appWithRazorpay(context.database, context.razorpay);
    const watched = appWithRazorpay(context.database, context.razorpay, {
      db: context.database.db.withPlugin(plugin),
    });
    const guest = await payingGuest(app, context.razorpay, { rooms: [{ id: 2 }] });
    await guest.webhook(guest.pay('captured'), {}, 'evt_1', watched.ask);
    expect(await guest.row()).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      has_papers: true,
    });
    expect(tables).toContain('outbox');
    expect(tables.slice(tables.indexOf('number_series'))).toEqual(['number_series', 'paper']);
  });

  it('the row of credit notes is also locked last', async () => {
    const { tables, plugin } = writes();
    await context.guest.verify(context.guest.pay('captured'));
    const { ask } = appWithRazorpay(context.database, context.razorpay, {
      db: context.database.db.withPlugin(plugin),
    });
    const cancelled = await ask(`/public/reservation/${context.guest.id}/cancel`, {
      headers: context.guest.headers,
      json: {},
    });
    expect(cancelled.status).toBe(200);
    const from = tables.indexOf('number_series');
    expect(tables.slice(from, from + 2)).toEqual(['number_series', 'paper']);
    expect(tables.slice(0, from)).toContain('outbox');
  });
});
