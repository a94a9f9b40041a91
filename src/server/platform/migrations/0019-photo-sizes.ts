import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // Set for a photo that exists in several widths; null for one with a single file.
  `alter table room_image add column sizes jsonb`,
  `alter table property_image add column sizes jsonb`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
