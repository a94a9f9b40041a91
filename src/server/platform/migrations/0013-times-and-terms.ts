import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const CLOCK_TIME = `'^([01][0-9]|2[0-3]):[0-5][0-9]$'`;
const time = (table: string, column: string, usual: string) =>
  `alter table ${table} add column ${column} text not null default '${usual}' check (${column} ~ ${CLOCK_TIME})`;

const STATEMENTS = [
  // When guests of a homestay come and go: HH:MM in Puri.
  time('property', 'check_in_time', '09:00'),
  time('property', 'check_out_time', '08:00'),
  time('property', 'gate_opens', '06:00'),
  time('property', 'gate_closes', '22:00'),
  // Metres on foot; what is absent is the usual distance.
  `alter table property add column distances jsonb not null default '{}'`,
  // The promised rules count back from this time, which was nine o'clock for all earlier bookings.
  time('reservation', 'cancellation_time', '09:00'),
  time('quote', 'cancellation_time', '09:00'),
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
