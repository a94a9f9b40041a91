import { statusAt } from '#domain/booking/reservation.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { type MailDeps, mayMailStranger } from '#server/mail/stranger-mail.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Job } from '#server/platform/jobs.ts';
import { lockReservation, updateReservation } from './queries.ts';
import { listUnansweredRequests } from './request-queries.ts';
import { mailHost } from './requests.ts';
import type { ReservationRow } from './schema.ts';

/** Ends a request with a refund of what its guest says to have paid; returns its paise. */
export type EndClaim = (tx: Tx, row: ReservationRow, now: Date) => Promise<number>;

/**
 * Ends the requests that no host has answered in time; their guests are told once. One that its guest says to have
 * paid is declined, so that the money is not forgotten.
 */
export async function endUnanswered(deps: MailDeps, endClaim: EndClaim): Promise<void> {
  const now = deps.clock();
  for (const { id, guest_email } of await listUnansweredRequests(deps.db, now)) {
    const maySend = await mayMailStranger(deps, guest_email);
    await inTransaction(deps.db, async (tx) => {
      const row = await lockReservation(tx, id);
      // The request was answered or released meanwhile.
      if (!row?.awaits_host || row.released_at || statusAt(row, now) !== 'expired') return;
      const paid = row.paid_reference ? await endClaim(tx, row, now) : 0;
      await updateReservation(tx, id, { awaits_host: false });
      const data = { reservation_id: id, unanswered: true as const, ...(paid > 0 && { paid_paise: paid }) };
      const job = { kind: 'request_declined', data } as const;
      if (maySend) await enqueueMail(tx, row.guest_email, job, now);
    });
  }
}

export function requestJobs(deps: MailDeps, endClaim: EndClaim): Job[] {
  return [
    { name: 'end unanswered requests', everyMilliseconds: MINUTE, run: () => endUnanswered(deps, endClaim) },
    { name: 'mail requests to the host', everyMilliseconds: MINUTE, run: () => mailHost(deps) },
  ];
}
