import { todayInIndia } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { lastAsked, mayAsk, REVIEW_REMINDER } from '#domain/reviews/asking.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Job } from '#server/platform/jobs.ts';
import { makeCodeAfterStay } from '#server/reservations/codes/code-after-stay.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import { insertReminder } from '#server/reservations/reminder-queries.ts';
import { mayAskGuest } from './may-ask.ts';
import { listUnasked } from './review-queries.ts';

type AskDeps = Pick<AppContext, 'accounts' | 'clock' | 'db'>;

/** Enqueues the mails that ask for a review, at most one for each booking ever, however many workers there are. */
export async function askGuests(deps: AskDeps): Promise<void> {
  const now = deps.clock();
  for (const id of await listUnasked(deps.db, lastAsked(todayInIndia(now)))) {
    await inTransaction(deps.db, (tx) => ask(tx, deps, id, now));
  }
}

/** Locks and checks the stay again. Who may not be asked now is not asked later, either. */
async function ask(tx: Tx, { accounts }: AskDeps, id: number, now: Date): Promise<void> {
  const row = await lockReservation(tx, id);
  const today = todayInIndia(now);
  if (!row || row.guest_email === '' || !mayAsk(row, today)) return;
  if (!(await insertReminder(tx, id, REVIEW_REMINDER, now))) return;
  if (!(await mayAskGuest(tx, accounts, row, today))) return;
  const code = await makeCodeAfterStay(tx, row, now);
  const data = { reservation_id: id, ...(code && { code_id: code.id }) };
  await enqueueMail(tx, row.guest_email, { kind: 'review_request', data }, now);
}

/** Returns the job that queues the mails that ask for reviews. */
export function reviewJobs(deps: AskDeps): Job[] {
  return [{ name: 'ask for reviews', everyMilliseconds: HOUR, run: () => askGuests(deps) }];
}
