import type { AccountData } from '#contract/account-data.ts';
import { statusWords } from '#contract/reservation-status.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { guestDetailsOf } from '#domain/party/guest-details.ts';
import { listPapers, newestOf } from '#server/papers/paper-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { spellingsOf } from '#server/platform/email-spellings.ts';
import { reservationsOf } from '#server/reservations/booking-queries.ts';
import { listCharges } from '#server/reservations/charges/charge-queries.ts';
import { guestChargeView } from '#server/reservations/charges/charge-view.ts';
import { listMessages } from '#server/reservations/messages/message-queries.ts';
import { type ReservationRow, specialRequestsOfRow } from '#server/reservations/schema.ts';
import { findReviewOf } from '#server/reviews/review-queries.ts';
import type { ReviewRow } from '#server/reviews/schema.ts';
import type { UserRow } from './schema.ts';
import { publicUser } from './session-response.ts';

export async function loadAccountData(db: Database, user: UserRow, now: Date): Promise<AccountData> {
  const rows = await reservationsOf(db, user).orderBy('reservation.id').execute();
  const entries = await db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('email', 'in', spellingsOf(user.email))
    .orderBy('id')
    .execute();
  const sessions = await db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'created_at', 'sent_at'])
    .where('recipient', 'in', spellingsOf(user.email))
    .orderBy('id')
    .execute();
  return {
    made_at: now.toISOString(),
    profile: { ...publicUser(user), language: user.language },
    bookings: await Promise.all(rows.map((row) => loadBooking(db, row, now))),
    waiting_list: entries.map(({ check_in, check_out, adults, children, state, language, created_at }) => {
      return { check_in, check_out, adults, children, state, language, joined_at: created_at.toISOString() };
    }),
    sessions: sessions.map(({ created_at, ended_at }) => {
      return { began_at: created_at.toISOString(), ended_at: ended_at?.toISOString() ?? null };
    }),
    emails: mails.map(({ kind, created_at, sent_at }) => {
      return { kind, written_at: created_at.toISOString(), sent_at: sent_at?.toISOString() ?? null };
    }),
  };
}

async function loadBooking(
  db: Database,
  row: ReservationRow,
  now: Date,
): Promise<AccountData['bookings'][number]> {
  const rooms = await db
    .selectFrom('reservation_room')
    .select('name')
    .where('reservation_id', '=', row.id)
    .orderBy('position')
    .execute();
  const payments = await db
    .selectFrom('payment')
    .select(['id', 'amount_paise', 'state', 'created_at'])
    .where('reservation_id', '=', row.id)
    .orderBy('created_at')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['amount_paise', 'state', 'created_at'])
    .where('reservation_id', '=', row.id)
    .orderBy('id')
    .execute();
  const review = await findReviewOf(db, row.id);
  const { services, arrivalTime, note } = specialRequestsOfRow(row);
  return {
    id: row.id,
    ...statusWords(statusAt(row, now), row.payment_status),
    booked_at: row.created_at.toISOString(),
    check_in: row.check_in,
    check_out: row.check_out,
    adults: row.adults,
    children: row.children,
    rooms: rooms.map(({ name }) => name),
    guest: guestDetailsOf(row),
    services: [...services],
    arrival_time: arrivalTime,
    note,
    breakfasts: row.breakfasts,
    extra_beds: row.extra_beds,
    charges: (await listCharges(db, row.id)).map(guestChargeView),
    total: row.total,
    language: row.language,
    invoice_number: newestOf(await listPapers(db, row.id))?.number ?? null,
    payments: payments.map(({ created_at, ...payment }) => ({ ...payment, at: created_at.toISOString() })),
    refunds: refunds.map(({ created_at, ...refund }) => ({ ...refund, at: created_at.toISOString() })),
    ...(review && { review: ownReviewView(review) }),
    messages: (await listMessages(db, row.id)).flatMap(({ author, text, created_at }) =>
      author === 'note' ? [] : [{ author, text, at: created_at.toISOString() }],
    ),
  };
}

function ownReviewView({ stay, cleanliness, host, value, words, name, created_at }: ReviewRow) {
  return { stars: { stay, cleanliness, host, value }, words, name, at: created_at.toISOString() };
}
