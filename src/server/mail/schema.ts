import type { Generated } from 'kysely';
import type { Reminder } from '#domain/dates/reminders.ts';
import type { ReviewReminder } from '#domain/reviews/asking.ts';
import type { JsonColumn } from '#server/platform/database/schema.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    outbox: OutboxTable;
    stay_reminder: { reservation_id: number; reminder: Reminder | ReviewReminder; created_at: Date };
  }
}

interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  data: JsonColumn<Record<string, unknown>>;
  created_at: Date;
  next_attempt_at: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
  last_error: string | null;
  /** Makes the Message-ID unique for ever: another database counts its mails from 1 as well. */
  message_key: string | null;
}
