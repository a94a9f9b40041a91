import { expect, it } from 'vitest';
import { refundPart } from '#server/payments/refunds/refund-part.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

serverTest('a partial refund', { anew: true }, (api) => {
  const refund = async (paise: number) => {
    const { id } = await paidBooking(api);
    const { db } = api.deps;
    await inTransaction(db, (tx) => refundPart(tx, id, paise, { key: 'quote', now: api.clock() }));
    return db.selectFrom('refund').select(['amount_paise', 'state']).execute();
  };

  it('is exact to the paisa, even a single one', async () => {
    expect(await refund(1)).toEqual([{ amount_paise: 1, state: 'due' }]);
  });

  it('is never more than was paid, and then nothing is saved', async () => {
    await expect(refund(400_001)).rejects.toThrow('has been paid less than the refund');
    expect(await api.deps.db.selectFrom('refund').selectAll().execute()).toEqual([]);
  });
});
