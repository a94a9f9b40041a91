import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Payments } from '../providers/payments.ts';
import type { Database } from '../storage/database.ts';

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
