import { todayInIndia } from '#domain/calendar.ts';
import { hasEnded } from '#domain/dispute.ts';
import { reminderEnds } from '#domain/reminders.ts';
import { TOKEN_LIFE } from '#server/accounts/token-queries.ts';
import { findDispute } from '#server/payments/dispute-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { QueuedMail } from './queries.ts';

/** How long the link of a mail works, from when the mail was queued. */
const LINK_LIFE: Partial<Record<QueuedMail['kind'], number>> = {
  verify_email: TOKEN_LIFE.verify,
  reset_password: TOKEN_LIFE.reset,
};

/** False for a mail that came too late: its time or its link is over, or what it tells of has ended or was moved to another day meanwhile. */
export async function isCurrent(mail: QueuedMail, db: Database, now: Date): Promise<boolean> {
  if ('until' in mail.data && new Date(mail.data.until) <= now) return false;
  const life = LINK_LIFE[mail.kind];
  if (life !== undefined && mail.created_at.getTime() + life <= now.getTime()) return false;
  if (mail.kind === 'dispute_opened') return !(await isOver(mail.data.dispute_id, db));
  if (mail.kind !== 'stay_reminder') return true;
  const row = await db
    .selectFrom('reservation')
    .innerJoin('property', 'property.id', 'reservation.property_id')
    .select(['status', 'check_in', 'check_out', 'check_in_time'])
    .where('reservation.id', '=', mail.data.reservation_id)
    .executeTakeFirst();
  if (!row) return true;
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  const ends = reminderEnds(mail.data.reminder, stay, row.check_in_time);
  // Days, not instants: a new check-in time of the homestay moves no stay.
  const isSameDay = todayInIndia(ends) === todayInIndia(new Date(mail.data.until));
  return row.status !== 'Cancelled' && isSameDay;
}

async function isOver(disputeId: string, db: Database): Promise<boolean> {
  const dispute = await findDispute(db, disputeId);
  return dispute !== undefined && hasEnded(dispute.status);
}
