import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { dropEverything, MIGRATIONS } from '#server/platform/database/migrations.ts';
import { bothDatabases } from '../../../support/database.ts';

const LAST_BEFORE = '0014-proven-mailbox';

describe.each(bothDatabases)('a database from before the table of holds, on $name', (kind) => {
  let open: OpenDatabase;
  const run = (statement: string) => sql.raw(statement).execute(open.db);
  const upTo = async (names: string[]) => {
    for (const name of names) await MIGRATIONS[name]?.up(open.db);
  };

  beforeAll(async () => {
    open = await kind.openNew();
    await dropEverything(open.db);
    const names = Object.keys(MIGRATIONS);
    await upTo(names.filter((name) => name <= LAST_BEFORE));
    await run(`insert into property (id, name, type, address, breakfast_price, extra_bed_price)
      values (1, 'House', 'Homestay', 'Puri', 50, 200)`);
    await run(`insert into room (id, property_id, name, description, size) values (1, 1, 'Room', '', '')`);
    const reservation = (id: number, status: string, ends: string, more = 'null') =>
      run(`insert into reservation (id, property_id, check_in, check_out, adults, children, guest_name, guest_email,
        guest_phone, guest_address, country, state, extra_beds, breakfasts, extra_bed_charges, breakfast_charges, price,
        discount, rules_discount, rules_percent, total_discount, total, payment_method, due_now, status, payment_status,
        hold_expires_at, released_at, client_address, source, commission, created_at)
        values (${id}, 1, '2026-12-0${id}', '2026-12-1${id}', 2, 0, '', 'asha@example.in', '', '', '', '', 0, 0, 0, 0, 100, 0, 0, 0,
        0, 100, 'full', 100, '${status}', 'Pending', ${ends}, ${more}, '', 5, 0, '2026-11-30T09:00:00Z')`);
    const night = (id: number, until: string, extra = 0) =>
      run(`insert into room_night (night, room_id, price, reservation_id, held_until)
        values (date '2026-12-0${id}' + ${extra}, 1, 100, ${id}, ${until})`);
    const sold = (id: number) =>
      run(
        `insert into reservation_night (reservation_id, room_id, night, price, discount) values (${id}, 1, '2026-12-0${id}', 90, 0)`,
      );

    // Paid, with another night held for a change of it.
    await reservation(1, 'Completed', 'null');
    await night(1, 'null');
    await night(1, `'2026-11-30T09:30:00Z'`, 20);
    await sold(1);
    // Being paid, released, and behind an offer.
    await reservation(2, 'Pending Payment', `'2026-11-30T09:15:00Z'`);
    await night(2, `'2026-11-30T09:15:00Z'`);
    await sold(2);
    await reservation(3, 'Pending Payment', `'2026-11-30T09:15:00Z'`, `'2026-11-30T09:05:00Z'`);
    await sold(3);
    await reservation(4, 'Pending Payment', `'2026-11-30T11:00:00Z'`, `'2026-11-30T09:00:00Z'`);
    await night(4, `'2026-11-30T11:00:00Z'`);
    await sold(4);
    await run(`insert into waiting_entry (id, email, check_in, check_out, adults, children, state, offer_id, offer_until, created_at)
      values (7, 'ravi@example.in', '2026-12-04', '2026-12-05', 2, 0, 'offered', 4, '2026-11-30T11:00:00Z', '2026-11-30T09:00:00Z')`);
    await upTo(names.filter((name) => name > LAST_BEFORE));
  });
  afterAll(() => open.close());

  it('has a hold for each unpaid reservation, with its nights at the prices sold', async () => {
    const holds = await open.db
      .selectFrom('hold')
      .selectAll()
      .orderBy('purpose')
      .orderBy('reservation_id')
      .execute();
    const told = holds.map(({ purpose, reservation_id, nights, released_at }) => {
      const own = nights.map(({ night, price }) => `${night} ${price}`);
      return [purpose, reservation_id, own, released_at !== null];
    });
    expect(told).toEqual([
      ['change', 1, ['2026-12-21 100'], false],
      ['checkout', 2, ['2026-12-02 90'], false],
      ['checkout', 3, ['2026-12-03 90'], true],
      ['offer', null, ['2026-12-04 90'], false],
    ]);
  });

  it('has each night held or sold as before, and no reservation behind the offer any more', async () => {
    const nights = await open.db
      .selectFrom('room_night')
      .leftJoin('hold', 'hold.id', 'hold_id')
      .select(['night', 'room_night.reservation_id', 'purpose', 'held_until', 'ends_at'])
      .orderBy('night')
      .execute();
    expect(nights.map(({ night, reservation_id, purpose }) => [night, reservation_id, purpose])).toEqual([
      ['2026-12-01', 1, null],
      ['2026-12-02', null, 'checkout'],
      ['2026-12-04', null, 'offer'],
      ['2026-12-21', null, 'change'],
    ]);
    for (const { held_until, ends_at } of nights) expect(held_until).toEqual(ends_at);
    const entry = await open.db.selectFrom('waitlist_entry').select('offer_id').executeTakeFirstOrThrow();
    const offer = await open.db
      .selectFrom('hold')
      .select('purpose')
      .where('id', '=', entry.offer_id ?? 0)
      .execute();
    expect(offer).toEqual([{ purpose: 'offer' }]);
    const reservations = await open.db.selectFrom('reservation').select('id').orderBy('id').execute();
    expect(reservations.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('has sold nights only for paid reservations', async () => {
    const sold = await open.db.selectFrom('reservation_night').select('reservation_id').execute();
    expect(sold).toEqual([{ reservation_id: 1 }]);
  });
});
