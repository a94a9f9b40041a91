import type { Kysely } from 'kysely';
import { run } from './statements.ts';

const CLOCK_TIME = `'^([01][0-9]|2[0-3]):[0-5][0-9]$'`;
const GATE = [
  { column: 'gate_opens', usual: '06:00' },
  { column: 'gate_closes', usual: '22:00' },
] as const;

/** A homestay's gate is empty until its host tells the hours; hours that are stored stay. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    GATE.flatMap(({ column }) => [
      `alter table property drop constraint property_${column}_check`,
      `alter table property alter column ${column} set default ''`,
      `alter table property add constraint property_${column}_check check (${column} ~ ${CLOCK_TIME} or ${column} = '')`,
    ]),
  );

export const down = (db: Kysely<unknown>) =>
  run(
    db,
    GATE.flatMap(({ column, usual }) => [
      `update property set ${column} = '${usual}' where ${column} = ''`,
      `alter table property drop constraint property_${column}_check`,
      `alter table property alter column ${column} set default '${usual}'`,
      `alter table property add constraint property_${column}_check check (${column} ~ ${CLOCK_TIME})`,
    ]),
  );
