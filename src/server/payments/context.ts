import type { AppContext } from '#server/platform/context.ts';
import type { PaymentProvider } from './provider.ts';

export type PaymentContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'host'> & {
  payments: PaymentProvider;
  /** `hostEmail` gets a mail about each new booking. */
  config: Pick<AppContext['config'], 'hostEmail' | 'holdMinutes' | 'rateLimits'>;
};

export function addMilliseconds(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
