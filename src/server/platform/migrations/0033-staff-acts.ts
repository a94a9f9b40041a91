import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  `alter table audit_event add column used_right text`,
  // Acts of staff may be about nights, and the mails about one person wait for each other.
  `alter table alert_event add column property_id integer`,
  `alter table alert_event add column actor_id integer`,
  `alter table alert_event add column told_at timestamptz`,
];

export const up = (db: Kysely<unknown>) =>
  run(db, [...STATEMENTS, `alter table alert_event alter column reservation_id drop not null`]);

export async function down(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `delete from alert_event where reservation_id is null`,
    `alter table alert_event alter column reservation_id set not null`,
  ]);
  await undo(db, STATEMENTS);
}
