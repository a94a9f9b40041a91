import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../support/database.ts';
import { serverTest } from '../../support/open-app.ts';

const STAY = {
  homestay_id: 1,
  check_in: '2026-12-18',
  check_out: '2026-12-20',
  adults: 2,
  children: 0,
  guest_name: 'Asha',
  guest_email: 'asha@example.in',
  guest_phone: '+91 98765 43210',
  guest_address: '12 Grand Road, Puri',
  rooms: [{ id: 1 }],
  payment_method: 'full',
  extra_beds: 0,
  breakfast: 0,
};
const SIGNED = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'x' };

/** The tables of this file's own database are renamed. */
const torn: TestDatabase[] = databases.map((kind) => ({ ...kind, open: kind.openNew }));

serverTest('reservations with inconsistent rows', { empty: true, on: torn }, (api) => {
  beforeAll(async () => {
    for (const table of ['reservation', 'payment_order', 'room']) {
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`torn_${table}`)}`.execute(api.deps.db);
    }
  });

  it.each([
    ['create', STAY, 'Failed to create reservation'],
    [
      'razorpay/order',
      { receipt: 'SH1', notes: { payment_type: 'full', reservation_id: 1 } },
      'Failed to create order',
    ],
    ['razorpay/verify', SIGNED, 'Payment verification failed'],
    ['1/payment', { ...SIGNED, amount: 100, payment_method: 'full' }, 'Failed to update reservation payment'],
  ])('%s returns its own error', async (call, json, message) => {
    // The reservation's own cookie, else the rows would not be read.
    const headers = { Cookie: 'reservation_1=secret' };
    const response = await api.ask(`/public/reservation/${call}`, { json, headers });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      success: false,
      message,
      error: message,
      code: 'internal',
    });
  });
});
