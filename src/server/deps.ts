import type { Pool } from 'pg';
import type { Content } from '#server/host/content.ts';
import type { AccountKeys } from './accounts/keys.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Files } from './providers/files.ts';
import type { Mailer } from './providers/mail.ts';
import type { Payments } from './providers/payments.ts';
import type { SandboxPayments } from './providers/sandbox-payments.ts';
import type { Database } from './storage/database.ts';

/** Settings once the server knows its own address. */
export type AppConfig = Config & { siteUrl: string };

/** Everything the API needs of the world outside. Tests pass their own. */
export interface AppDeps extends Content {
  db: Database;
  /** The connections of `db`, for queries that Kysely does not make. */
  pool: Pool;
  config: AppConfig;
  /** Every instant the API uses comes from here; SQL never asks for the time. */
  clock: () => Date;
  log: Log;
  /** Signed tokens and hashed passwords. */
  accounts: AccountKeys;
  /** Razorpay, or the sandbox, which then stands in `sandbox`, too. */
  payments: Payments;
  sandbox?: SandboxPayments;
  /** Takes the mails of the outbox. */
  mail: Mailer;
  /** Where uploaded pictures are kept. */
  files: Files;
}
