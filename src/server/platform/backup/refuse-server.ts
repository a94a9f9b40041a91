import type { Config } from '../config.ts';
import { CommandRefused } from '../run-command.ts';

/** Backups are for the embedded database only. A PostgreSQL server has its own programs for it. */
export function refuseServer(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  program: 'pg_dump' | 'pg_restore',
): void {
  if (databaseUrl === undefined) return;
  throw new CommandRefused(
    `DATABASE_URL names a PostgreSQL server, which stores everything, uploads included: use its own ${program} (pg_dump makes a backup, pg_restore restores it).`,
  );
}
