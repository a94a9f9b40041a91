import { statusAt } from '#domain/booking/reservation.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { type MailDeps, mayMailStranger } from '#server/mail/stranger-mail.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Job } from '#server/platform/jobs.ts';
import { lockReservation, updateReservation } from './queries.ts';
import { listUnansweredRequests } from './request-queries.ts';

/** Ends the requests that no host has answered in time; their guests are told once. */
export async function endUnanswered(deps: MailDeps): Promise<void> {
  const now = deps.clock();
  for (const { id, guest_email } of await listUnansweredRequests(deps.db, now)) {
    const maySend = await mayMailStranger(deps, guest_email);
    await inTransaction(deps.db, async (tx) => {
      const row = await lockReservation(tx, id);
      // The request was answered or released meanwhile.
      if (!row?.awaits_host || row.released_at || statusAt(row, now) !== 'expired') return;
      await updateReservation(tx, id, { awaits_host: false });
      const job = { kind: 'request_declined', data: { reservation_id: id } } as const;
      if (maySend) await enqueueMail(tx, row.guest_email, job, now);
    });
  }
}

export function requestJobs(deps: MailDeps): Job[] {
  return [{ name: 'end unanswered requests', everyMilliseconds: MINUTE, run: () => endUnanswered(deps) }];
}
