import type { Kysely } from 'kysely';
import { run } from './statements.ts';

/** Staff without an email at hand get the link on their phone, by WhatsApp. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `alter table host_invitation alter column email drop not null`,
    `alter table host_invitation add column phone text`,
    `alter table host_invitation add constraint host_invitation_to check ((email is null) <> (phone is null))`,
  ]);

export const down = (db: Kysely<unknown>) =>
  run(db, [
    `delete from host_invitation where email is null`,
    `alter table host_invitation drop column phone`,
    `alter table host_invitation alter column email set not null`,
  ]);
