import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/storage/database.ts';

/** What must hold after every run, as SQL (quality goals R1–R3). */
export async function expectBalancedBooks(db: Database): Promise<void> {
  const { rows: unequal } = await sql`
    select r.id, r.paid_paise, r.refunded_paise, p.captured, f.given_back
    from reservation r
    left join lateral (
      select coalesce(sum(amount_paise), 0) as captured from payment
      where reservation_id = r.id and state in ('captured', 'refunded')
    ) p on true
    left join lateral (
      select coalesce(sum(amount_paise), 0) as given_back from refund where reservation_id = r.id
    ) f on true
    where p.captured <> r.paid_paise + r.refunded_paise or f.given_back <> r.refunded_paise`.execute(db);
  expect(unequal).toEqual([]);

  const { rows: appliedTwice } = await sql`
    select reservation_id from payment where applied group by reservation_id having count(*) > 1`.execute(db);
  expect(appliedTwice).toEqual([]);

  const { rows: numbers } = await sql<{ count: number; last: number; highest: number | null }>`
    select count(invoice_number) as count, max(invoice_number) as highest,
      (select last from number_series where name = 'invoice') as last
    from reservation`.execute(db);
  expect(numbers[0]?.count).toBe(numbers[0]?.last);
  expect(numbers[0]?.highest ?? 0).toBe(numbers[0]?.last);

  const { rows: bookedWithoutRooms } = await sql`
    select n.reservation_id, n.night from reservation_night n
    join reservation r on r.id = n.reservation_id and r.status in ('Pending', 'Completed')
    left join room_night h on h.room_id = n.room_id and h.night = n.night
      and h.reservation_id = r.id and h.held_until is null
    where h.night is null`.execute(db);
  expect(bookedWithoutRooms).toEqual([]);

  const { rows: withoutMail } = await sql`
    select r.id from reservation r where r.confirmed_at is not null and 2 <> (
      select count(*) from outbox where kind in ('booking_confirmed', 'new_booking')
        and (data->>'reservation_id')::int = r.id)`.execute(db);
  expect(withoutMail).toEqual([]);

  const { rows: bookedUnpaid } = await sql`
    select id from reservation where status in ('Pending', 'Completed')
      and not exists (select 1 from payment where reservation_id = reservation.id and applied)`.execute(db);
  expect(bookedUnpaid).toEqual([]);
}
