import { expect, test } from 'vitest';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { eraseGuest } from '#server/reservations/erase-queries.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';

const DAY = 86_400_000;

serverTest('for whom papers are made out, and who paid money back', { anew: true }, (app) => {
  const COMPANY = { company_name: 'Mohanty Traders', company_gstin: '21AAAPM1234A1Z5' };
  const NOBODY = { company_name: null, company_gstin: null };
  const companies = () =>
    app.deps.db.selectFrom('reservation').select(['company_name', 'company_gstin']).orderBy('id').execute();
  const payers = () =>
    app.deps.db.selectFrom('refund').select(['paid_out_by', 'paid_out_name', 'paid_out_method']).execute();
  const refunded = async () => {
    const headers = await hostHeaders(app);
    const { id } = await bookAsHost(app, headers);
    const host = hostCalls(app, headers, id);
    await host.pay({ amount: 500, method: 'cash' });
    await host.cancel({ refund: 500 });
    const [refund] = (await host.read()).refunds;
    const paid = await app.ask(`/host/refunds/${refund.id}/paid-out`, { headers, json: {} });
    expect(paid.status).toBe(200);
    await app.deps.db.updateTable('reservation').set(COMPANY).execute();
    return id;
  };

  test('is erased after the time of tax law, also where the guest was erased before', async () => {
    const { db } = app.deps;
    await refunded();
    const erased = await bookAsHost(app, await hostHeaders(app), { room_ids: [2] });
    const nobody = { guest_name: '', guest_email: '' };
    await db
      .updateTable('reservation')
      .set({ ...nobody, ...COMPANY })
      .where('id', '=', erased.id)
      .execute();
    const name = expect.any(String);
    const paidOut = { paid_out_by: expect.any(Number), paid_out_name: name, paid_out_method: 'cash' };
    app.clock.set('2035-03-31T12:00:00Z');
    await dropExpired(db, app.clock());
    expect([await companies(), await payers()]).toEqual([[COMPANY, COMPANY], [paidOut]]);
    app.clock.advance(DAY);
    await dropExpired(db, app.clock());
    expect(await companies()).toEqual([NOBODY, NOBODY]);
    expect(await payers()).toEqual([{ paid_out_by: null, paid_out_name: null, paid_out_method: 'cash' }]);
  });

  test('is erased with an account, unless a paper needs it', async () => {
    const id = await refunded();
    for (const [has_papers, left] of [
      [true, COMPANY],
      [false, NOBODY],
    ] as const) {
      await app.deps.db.transaction().execute((tx) => eraseGuest(tx, [{ id, has_papers }]));
      expect(await companies()).toEqual([left]);
    }
  });
});
