import { instantOf } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { REMINDERS, type Reminder, reminderDays, reminderEnds } from '#domain/dates/reminders.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Job } from '#server/platform/jobs.ts';
import { findProperty } from '#server/rooms/queries.ts';
import { createBookingLink } from './link-queries.ts';
import { lockReservation } from './queries.ts';
import { insertReminder, listUnreminded } from './reminder-queries.ts';

type ReminderDeps = Pick<AppContext, 'db' | 'clock'>;

/** Enqueues the mails that are due for stays, each once, however many workers there are. */
export async function remindGuests({ db, clock }: ReminderDeps): Promise<void> {
  const now = clock();
  for (const reminder of REMINDERS) {
    for (const id of await listUnreminded(db, reminder, reminderDays(reminder, now))) {
      await inTransaction(db, (tx) => remind(tx, id, reminder, now));
    }
  }
}

/** Locks and checks the stay again: it may have been cancelled, changed or reminded meanwhile. */
async function remind(tx: Tx, id: number, reminder: Reminder, now: Date): Promise<void> {
  const row = await lockReservation(tx, id);
  if (row?.status !== 'confirmed' || row.no_show_at) return;
  const { of, from, to } = reminderDays(reminder, now);
  if (row[of] < from || row[of] > to) return;
  const property = await findProperty(tx, row.property_id);
  if (!property || (reminder === 'thanks' && now < instantOf(row.check_out, property.check_out_time))) return;
  if (!(await insertReminder(tx, id, reminder, now))) return;
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  const until = reminderEnds(reminder, stay, property.check_in_time).toISOString();
  const data = { reservation_id: id, reminder, until, token: await createBookingLink(tx, id, now) };
  await enqueueMail(tx, row.guest_email, { kind: 'stay_reminder', data }, now);
}

/** Returns the job that queues the mails before and after a stay. */
export function reminderJobs(deps: ReminderDeps): Job[] {
  return [{ name: 'remind guests', everyMilliseconds: MINUTE, run: () => remindGuests(deps) }];
}
