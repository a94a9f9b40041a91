import type { Pool } from 'pg';
import type { Content } from '#server/content/content.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Files } from './files.ts';
import type { AccountKeys } from './keys/keys.ts';
import type { Sealer } from './keys/sealer.ts';
import type { Log } from './log.ts';

/** The settings once the server knows its own address. */
export type AppConfig = Config & { siteUrl: string };

/** What every part of the API needs from outside. Tests pass a context of their own. */
export interface AppContext extends Content {
  db: Database;
  /** The connections of `db`, for queries that Kysely does not make. */
  pool: Pool;
  /** A copy that can only be read, for searches while the database itself does not respond. */
  standby?: Pick<AppContext, 'db' | 'pool'>;
  config: AppConfig;
  /** Every instant the API uses comes from here; SQL never asks for the time. */
  clock: () => Date;
  log: Log;
  accounts: AccountKeys;
  /** Seals what is written about travellers. */
  sealer: Sealer;
  /** Stores uploaded pictures. */
  files: Files;
}
