import { takeFreedNights } from '#server/channels/freed-nights.ts';
import { channelJobs } from '#server/channels/jobs.ts';
import { alertJobs } from '#server/host/jobs.ts';
import { accountJobs } from '#server/housekeeping/jobs.ts';
import { mailJobs } from '#server/mail/worker.ts';
import { paperJobs } from '#server/papers/jobs.ts';
import { paymentJobs } from '#server/payments/jobs.ts';
import { refundSaid } from '#server/payments/refunds/refund-said.ts';
import type { Job } from '#server/platform/jobs.ts';
import { registerJobs } from '#server/register/jobs.ts';
import { reminderJobs } from '#server/reservations/reminders.ts';
import { requestJobs } from '#server/reservations/unanswered.ts';
import { reviewJobs } from '#server/reviews/ask-guests.ts';
import { waitlistJobs } from '#server/waitlist/offers.ts';
import type { ServerContext } from './app.ts';

/** Returns the background jobs that every house needs, whatever machine it runs on. */
export function houseJobs(deps: Omit<ServerContext, 'site'>): Job[] {
  return [
    ...paymentJobs(deps),
    ...paperJobs(deps),
    ...mailJobs(deps),
    ...accountJobs(deps),
    ...reminderJobs(deps),
    ...requestJobs(deps, refundSaid),
    ...reviewJobs(deps),
    ...waitlistJobs(deps, () => takeFreedNights(deps)),
    ...registerJobs(deps),
    ...alertJobs(deps),
    ...channelJobs(deps),
  ];
}
