import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusWords } from '#contract/reservation-status.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { dropEverything, MIGRATIONS } from '#server/platform/database/migrations.ts';
import { databases } from '../../../support/database.ts';

const LAST_BEFORE = '0019-photo-sizes';

/** Status and payment status as they were stored, and as they are called now. */
const STATUSES = [
  ['Pending Payment', 'Pending', 'held', 'unpaid'],
  ['Pending Payment', 'Failed', 'held', 'failed'],
  ['Pending', 'Pending', 'confirmed', 'partly_paid'],
  ['Completed', 'Paid', 'confirmed', 'paid'],
  ['Cancelled', 'Paid', 'cancelled', 'paid'],
  ['Cancelled', 'Refunded', 'cancelled', 'refunded'],
] as const;

describe.each(databases)('a database from before its names were plain, on $name', (kind) => {
  let open: OpenDatabase;
  const names = Object.keys(MIGRATIONS);
  const later = names.filter((name) => name > LAST_BEFORE);
  const run = (statement: string) => sql.raw(statement).execute(open.db);
  const before = () =>
    sql<{ status: string; payment_status: string; kept: number; given_paise: string; part: string }>`
      select status, payment_status, kept, given_paise, part
      from reservation join payment_order on reservation_id = reservation.id order by reservation.id`.execute(
      open.db,
    );

  beforeAll(async () => {
    open = await kind.openNew();
    await dropEverything(open.db);
    for (const name of names.filter((name) => name <= LAST_BEFORE)) await MIGRATIONS[name]?.up(open.db);
    await run(`insert into property (id, name, type, address, breakfast_price, extra_bed_price)
      values (1, 'House', 'Homestay', 'Puri', 50, 200)`);
    for (const [index, [status, payment]] of STATUSES.entries()) {
      const id = index + 1;
      await run(`insert into reservation (id, property_id, check_in, check_out, adults, children, guest_name, guest_email,
        guest_phone, guest_address, country, state, extra_beds, breakfasts, extra_bed_charges, breakfast_charges, price,
        discount, rules_discount, rules_percent, total_discount, total, payment_method, due_now, status, payment_status,
        kept, given_paise, source, commission, created_at)
        values (${id}, 1, '2026-12-01', '2026-12-02', 2, 0, '', 'asha@example.in', '୯୮୭୬୫ ୪୩୨୧୦', '', '', '', 0, 0, 0, 0, 100, 0, 0, 0,
        0, 100, 'full', 100, '${status}', '${payment}', ${id}, ${100 * id}, 5, 0, '2026-11-30T09:00:00Z')`);
      await run(`insert into payment_order (id, reservation_id, amount_paise, currency, part, created_at, next_check_at)
        values ('order_${id}', ${id}, 100, 'INR', '${id === 1 ? 'rest' : 'booking'}', now(), now())`);
    }
    for (const name of later) await MIGRATIONS[name]?.up(open.db);
  });
  afterAll(() => open.close());

  it('has the same reservations and orders under plain names', async () => {
    const rows = await open.db
      .selectFrom('reservation')
      .innerJoin('payment_order', 'reservation_id', 'reservation.id')
      .select(['status', 'payment_status', 'cancellation_fee', 'refunded_offline_paise', 'purpose'])
      .orderBy('reservation.id')
      .execute();
    expect(rows).toEqual(
      STATUSES.map(([, , status, payment_status], index) => ({
        status,
        payment_status,
        cancellation_fee: index + 1,
        refunded_offline_paise: 100 * (index + 1),
        purpose: index === 0 ? 'balance' : 'booking',
      })),
    );
  });

  it('has the phone numbers in the form that links need', async () => {
    const rows = await open.db.selectFrom('reservation').select('guest_phone_e164 as phone').execute();
    expect(new Set(rows.map(({ phone }) => phone))).toEqual(new Set(['+919876543210']));
  });

  it('shows the statuses of the specification on the wire', () => {
    for (const [status, payment_status, plain, payment] of STATUSES)
      expect(statusWords(plain, payment)).toEqual({ status, payment_status });
    expect(statusWords('expired', 'unpaid')).toEqual({ status: 'Expired', payment_status: 'Pending' });
  });

  it('gets its old names back when the migrations are undone', async () => {
    for (const name of later.toReversed()) await MIGRATIONS[name]?.down?.(open.db);
    expect((await before()).rows).toEqual(
      STATUSES.map(([status, payment_status], index) => ({
        status,
        payment_status,
        kept: index + 1,
        given_paise: 100 * (index + 1),
        part: index === 0 ? 'rest' : 'booking',
      })),
    );
  });
});
