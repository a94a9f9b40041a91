import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import { deleteOldEvents, reconcile } from '#server/payments/orders/reconcile.ts';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { PaymentContext } from './context.ts';

const HALF_A_MINUTE = MINUTE / 2;

export function paymentJobs(context: PaymentContext): Job[] {
  return [
    { name: 'reconcile payments', everyMilliseconds: HALF_A_MINUTE, run: () => reconcile(context) },
    { name: 'pay refunds', everyMilliseconds: HALF_A_MINUTE, run: () => payDueRefunds(context) },
    { name: 'delete old webhook events', everyMilliseconds: HOUR, run: () => deleteOldEvents(context) },
  ];
}
