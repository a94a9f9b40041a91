import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { PaymentContext } from './context.ts';
import { payDueRefunds } from './pay-refunds.ts';
import { deleteOldEvents, reconcile } from './reconcile.ts';

const HALF_A_MINUTE = MINUTE / 2;

export function paymentJobs(context: PaymentContext): Job[] {
  return [
    { name: 'reconcile payments', everyMilliseconds: HALF_A_MINUTE, run: () => reconcile(context) },
    { name: 'pay refunds', everyMilliseconds: HALF_A_MINUTE, run: () => payDueRefunds(context) },
    { name: 'delete old webhook events', everyMilliseconds: HOUR, run: () => deleteOldEvents(context) },
  ];
}
