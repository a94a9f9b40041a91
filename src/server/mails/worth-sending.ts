import type { Database } from '../storage/database.ts';
import type { QueuedMail } from '../storage/outbox.ts';

/** False for a mail that came too late: its time is over, or the stay that it is about was cancelled meanwhile. */
export async function isWorthSending(mail: QueuedMail, db: Database, now: Date): Promise<boolean> {
  if ('until' in mail.data && new Date(mail.data.until) <= now) return false;
  if (mail.kind !== 'stay_reminder') return true;
  const row = await db
    .selectFrom('reservation')
    .select('status')
    .where('id', '=', mail.data.reservation_id)
    .executeTakeFirst();
  return row?.status !== 'Cancelled';
}
