import { reminderEnds } from '#domain/reminders.ts';
import type { Database } from '../storage/database.ts';
import type { QueuedMail } from '../storage/outbox.ts';

/** False for a mail that came too late: its time is over, or its stay was cancelled or moved to another day meanwhile. */
export async function isWorthSending(mail: QueuedMail, db: Database, now: Date): Promise<boolean> {
  if ('until' in mail.data && new Date(mail.data.until) <= now) return false;
  if (mail.kind !== 'stay_reminder') return true;
  const row = await db
    .selectFrom('reservation')
    .select(['status', 'check_in', 'check_out'])
    .where('id', '=', mail.data.reservation_id)
    .executeTakeFirst();
  if (!row) return true;
  const ends = reminderEnds(mail.data.reminder, { checkIn: row.check_in, checkOut: row.check_out });
  return row.status !== 'Cancelled' && ends.toISOString() === mail.data.until;
}
