import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { Payments } from './provider.ts';

/** Everything that settling payments needs of the world outside. */
export interface PaymentContext {
  db: Database;
  payments: Payments;
  clock: () => Date;
  log: Log;
  /** `hostEmail` is told of a new booking. */
  config: Pick<Config, 'hostEmail' | 'holdMinutes' | 'rateLimits'>;
}

export function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
