import type { Kysely } from 'kysely';
import { run } from './statements.ts';

/** Which reminders there are is said once, in `domain/dates/reminders.ts`: a new one needs no migration. */
export const up = (db: Kysely<unknown>) =>
  run(db, [`alter table stay_reminder drop constraint stay_reminder_reminder_check`]);

export const down = (db: Kysely<unknown>) =>
  run(db, [
    `delete from stay_reminder where reminder not in ('three_days_before', 'day_before', 'thanks')`,
    `alter table stay_reminder add constraint stay_reminder_reminder_check
      check (reminder in ('three_days_before', 'day_before', 'thanks'))`,
  ]);
