import { addDays } from '#domain/dates/calendar.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { insertHold as insertHoldRow } from '#server/reservations/holds/hold-queries.ts';
import type { NewReservation } from '#server/reservations/schema.ts';

const GUEST: Omit<NewReservation, 'created_at'> = {
  property_id: 1,
  check_in: '2026-12-18',
  check_out: '2026-12-19',
  adults: 2,
  children: 0,
  guest_name: 'Asha Mishra',
  guest_email: 'asha@example.in',
  guest_phone: '+91 98765 43210',
  guest_address: 'Bhubaneswar',
  country: 'India',
  state: 'Odisha',
  extra_beds: 0,
  breakfasts: 0,
  extra_bed_charges: 0,
  breakfast_charges: 0,
  price: 0,
  discount: 0,
  rules_discount: 0,
  rules_percent: 0,
  total_discount: 0,
  total: 0,
  payment_method: 'full',
  due_now: 0,
  status: 'held',
  payment_status: 'unpaid',
  released_at: null,
  idempotency_key: null,
  request_hash: null,
  source: 5,
  commission: 0,
  confirmed_at: null,
  invoice_number: null,
  company_name: null,
  company_gstin: null,
};

export const RIVAL = { ...GUEST, id: 1_000_000, status: 'cancelled' as const };

/** The rival is inserted once for each database, by the first caller. */
export async function insertRival(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('reservation')
    .values({ ...RIVAL, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Holds a night of room 1 without calling the API, which would be slow. */
export async function insertHold(
  db: Database,
  { night, now, due, price = due / 100 }: { night: string; now: Date; due: number; price?: number },
) {
  const until = new Date(now.getTime() + 15 * 60_000);
  const { id } = await db
    .insertInto('reservation')
    .values({
      ...GUEST,
      check_in: night,
      check_out: addDays(night, 1),
      total: due / 100,
      due_now: due / 100,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sold = { room_id: 1, night, price, discount: 0 };
  await db
    .insertInto('room_night')
    .values({ ...sold, minimum_stay: 1 })
    .execute();
  const hold = { purpose: 'checkout', reservationId: id, nights: [sold], proof: 'none', now, until } as const;
  await inTransaction(db, (tx) => insertHoldRow(tx, hold));
  const order = {
    id: `order_${id}`,
    reservation_id: id,
    amount_paise: due,
    currency: 'INR',
    settled: false,
    purpose: 'booking' as const,
    quote_id: null,
    created_at: now,
    reopened_at: null,
    next_check_at: until,
  };
  await db.insertInto('payment_order').values(order).execute();
  const giveToRival = () =>
    db
      .updateTable('room_night')
      .set({ reservation_id: RIVAL.id, hold_id: null, held_until: null })
      .where('night', '=', night)
      .where('room_id', '=', 1)
      .execute();
  return { order, giveToRival };
}
