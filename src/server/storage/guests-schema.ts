import type { Reminder } from '#domain/reminders.ts';

/** The tables of what guests are told before and after a stay, as queries see them. */
export interface GuestsSchema {
  stay_reminder: { reservation_id: number; reminder: Reminder; created_at: Date };
}
