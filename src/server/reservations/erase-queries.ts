import { sql } from 'kysely';
import { DAY } from '#domain/dates/duration.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { spellingsOf } from '#server/platform/email-spellings.ts';
import { freeNights } from '#server/rooms/night-queries.ts';

/** What is deleted of reservations, and when (`domain/content/retention.ts`). */

const NO_COMPANY = { company_name: null, company_gstin: null };

/** Erases the guest of reservations that are over; one with an invoice keeps the name, address and company on it. */
export async function eraseGuest(
  tx: Tx,
  over: readonly { id: number; has_papers: boolean }[],
): Promise<void> {
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  const noInvoice = over.filter((row) => !row.has_papers).map(({ id }) => id);
  await clearDetails(tx, sql`select id from reservation where id in (${sql.join(ids)})`);
  await tx
    .updateTable('reservation')
    .set({ guest_email: '', idempotency_key: null, request_hash: null })
    .where('id', 'in', ids)
    .execute();
  await tx.deleteFrom('booking_message').where('reservation_id', 'in', ids).execute();
  await tx.deleteFrom('host_act').where('reservation_id', 'in', ids).execute();
  await tx.deleteFrom('reservation_link').where('reservation_id', 'in', ids).execute();
  await tx.deleteFrom('reservation_secret').where('reservation_id', 'in', ids).execute();
  await tx
    .updateTable('reservation')
    .set({ guest_name: '', guest_address: '', state: '', country: '', ...NO_COMPANY })
    .where('id', 'in', [0, ...noInvoice])
    .execute();
}

/** Deletes reservations with their holds, and frees the nights of these. */
export async function eraseReservations(tx: Tx, ids: readonly number[]): Promise<void> {
  const holds = await tx
    .selectFrom('hold')
    .select('id')
    .where('reservation_id', 'in', [0, ...ids])
    .execute();
  for (const { id } of holds) await freeNights(tx, 'hold_id', id);
  await tx
    .deleteFrom('reservation')
    .where('id', 'in', [0, ...ids])
    .execute();
}

/** Forgets by which request a booking was made. */
export function eraseRequestKeys(db: Database, madeBefore: Date): Promise<void> {
  return inBatches((most) =>
    sql`
      update reservation set idempotency_key = null, request_hash = null where id in (
        select id from reservation where created_at < ${madeBefore}
          and (idempotency_key is not null or request_hash is not null)
        limit ${most})`.execute(db),
  );
}

/** Milliseconds for which a repeated act is recognized: longer than a browser stays open without an answer. */
const KEEP_ACTS = DAY;

/** Forgets acts that no browser repeats any more. */
export function eraseActs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_ACTS);
  return inBatches((most) =>
    sql`
      delete from host_act where key_hash in (
        select key_hash from host_act where done_at < ${before} limit ${most})`.execute(db),
  );
}

/** Deletes what opens bookings whose stay ended before a day. */
export async function eraseLinks(db: Database, day: string): Promise<void> {
  await inBatches((most) =>
    sql`
      delete from reservation_link where token_hash in (
        select token_hash from reservation_link join reservation on id = reservation_id
        where check_out < ${day} limit ${most})`.execute(db),
  );
  await inBatches((most) =>
    sql`
      delete from reservation_secret where hash in (
        select hash from reservation_secret join reservation on id = reservation_id
        where check_out < ${day} limit ${most})`.execute(db),
  );
}

/** Clears what was said for a stay that ended before a day. */
export async function eraseStayDetails(db: Database, day: string): Promise<void> {
  await inBatches((most) =>
    clearDetails(
      db,
      sql`
        select id from reservation where check_out < ${day} and (
          guest_phone <> '' or arrival_time is not null or note is not null or paid_reference is not null or not_told_text is not null or services::text like '%"note"%')
        limit ${most}`,
    ),
  );
  await inBatches((most) =>
    sql`
      delete from booking_message where id in (
        select booking_message.id from booking_message join reservation on reservation.id = reservation_id
        where check_out < ${day} limit ${most})`.execute(db),
  );
}

/** Clears what an invoice does not need of some reservations. */
function clearDetails(db: Database | Tx, ids: ReturnType<typeof sql>) {
  return sql`
    with over as (${ids}), changes as (
      update reservation_change set before = before - 'services' where reservation_id in (select id from over)
    )
    update reservation set guest_phone = '', guest_phone_e164 = null, arrival_time = null, note = null, paid_reference = null, claim_key = null,
      not_told_at = null, not_told_text = null, told_at = null, told_how = null, services = coalesce(
      (select jsonb_agg(extra - 'note') from jsonb_array_elements(services) extra), '[]')
    where id in (select id from over)`.execute(db);
}

/** Clears the e-mail of guests without an account whose stay ended before a day. */
export async function eraseEmails(db: Database, day: string): Promise<void> {
  // These have two spellings, which SQL can't compare.
  const { rows } = await sql<{ email: string }>`
    select email from app_user where email_verified_at is not null
      and (email like '%xn--%' or length(email) <> octet_length(email))`.execute(db);
  const kept = sql.join(['', ...rows.flatMap(({ email }) => spellingsOf(email))]);
  return inBatches((most) =>
    sql`
      update reservation set guest_email = '' where id in (
        select id from reservation where check_out < ${day} and guest_email not in (${kept}) and not exists (
          select 1 from app_user where email = guest_email and email_verified_at is not null)
        limit ${most})`.execute(db),
  );
}

/** Clears who stayed and for which company, also on the invoice, and the words of its charges, where the stay ended before a day. */
export async function eraseInvoicedGuests(db: Database, day: string): Promise<void> {
  await inBatches((most) =>
    sql`
      update booking_charge set text = '', user_id = null, user_name = '' where id in (
        select booking_charge.id from booking_charge join reservation on reservation.id = reservation_id
        where check_out < ${day} and (booking_charge.text <> '' or booking_charge.user_name <> '')
        limit ${most})`.execute(db),
  );
  await inBatches((most) =>
    sql`
      update reservation set guest_name = '', guest_email = '', guest_address = '', state = '', country = '',
        company_name = null, company_gstin = null, user_id = null
      where id in (
        select id from reservation where check_out < ${day} and (
          guest_name <> '' or guest_email <> '' or company_name is not null or company_gstin is not null)
        limit ${most})`.execute(db),
  );
}
