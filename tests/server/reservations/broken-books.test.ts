import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { databases } from '../../support/database.ts';

const STAY = {
  ...{ homestay_id: 1, check_in: '2026-12-18', check_out: '2026-12-20', adults: 2, children: 0 },
  ...{ guest_name: 'Asha', guest_email: 'asha@example.in', guest_phone: '+91 98765 43210' },
  ...{
    guest_address: '12 Grand Road, Puri',
    rooms: [{ id: 1 }],
    payment_method: 'full',
    extra_beds: 0,
    breakfast: 0,
  },
};
const SIGNED = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'x' };

describe.each(databases)('reservations with inconsistent rows, on $name', (kind) => {
  let database: OpenDatabase;
  let api: TestApp;

  beforeAll(async () => {
    database = await kind.open();
    api = testApp(database);
    for (const table of ['reservation', 'payment_order', 'room']) {
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`torn_${table}`)}`.execute(database.db);
    }
  });
  afterAll(() => database.close());

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
