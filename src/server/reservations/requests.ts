import type { Context } from 'hono';
import { claimKeptUntil, hostAnswersUntil } from '#domain/booking/host-answer.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { enqueueMail, type MailJob } from '#server/mail/queries.ts';
import { type MailDeps, mailboxOf, mayMail } from '#server/mail/stranger-mail.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { countHit } from '#server/platform/rate-limits/queries.ts';
import { refuseUsedUp } from '#server/reservations/codes/keep-use.ts';
import { findCheckoutHold, renewHold } from '#server/reservations/holds/hold-queries.ts';
import type { HoldRow, ReservationRow } from '#server/reservations/schema.ts';
import { lockHold } from '#server/rooms/night-queries.ts';
import { createBookingLink } from './link-queries.ts';
import { findReservation, lockHoldLimits, lockReservation, updateReservation } from './queries.ts';
import { hasOpenClaim, lockUnmailedRequests } from './request-queries.ts';

/** Milliseconds between two mails to the host that guests can cause by asking. */
const PAUSE = 10 * MINUTE;

/** Mails a stranger the link that proves their mailbox. Call it outside a transaction. */
export async function mailRequestLink(deps: MailDeps, c: Context, id: number, email: string): Promise<void> {
  if (!(await mayMail(deps, c, email))) return;
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const data = { reservation_id: id, token: await createBookingLink(tx, id, now) };
    await enqueueMail(tx, email, { kind: 'request_link', data }, now);
  });
}

/**
 * Asks the host about a request, once, because the guest's mailbox is proven now: the rooms are held until the host
 * should have answered. Returns the reservation as it is then. A request whose rooms are gone stays as it was.
 */
export async function askHost(deps: MailDeps, id: number): Promise<ReservationRow | undefined> {
  const row = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const hold = await findCheckoutHold(tx, id);
    const key = hold && (await lockMailbox(tx, deps, id, hold));
    const before = await lockReservation(tx, id);
    if (!hold || !key || !before?.awaits_host || before.status !== 'held' || before.released_at)
      return before;
    if (!before.awaits_link || !(await keepRooms(tx, hold, before, hostAnswersUntil(now), now)))
      return before;
    await updateReservation(tx, id, { awaits_link: false, host_asked_at: now });
    if (before.paid_reference) await keepForClaim(tx, hold, before, { key, now });
    return lockReservation(tx, id);
  });
  if (row?.host_asked_at) await mailHost(deps);
  return row;
}

/** Locks the mailbox of a request, so that its open claims stay as many as are counted. Call it before other locks. */
export async function lockMailbox(
  tx: Tx,
  { accounts }: MailDeps,
  id: number,
  hold: HoldRow,
): Promise<string> {
  const row = await findReservation(tx, id);
  const known = hold.proof === 'mailbox' ? hold.visitor_key : null;
  const key = known ?? accounts.sign(`hold mailbox ${mailboxOf(row?.guest_email ?? '')}`);
  await lockHoldLimits(tx, [key]);
  return key;
}

/** Keeps the rooms for at least a day for a guest who says that they have paid, once, and for one booking of a mailbox. */
export async function keepForClaim(
  tx: Tx,
  hold: HoldRow,
  row: ReservationRow,
  { key, now }: { key: string; now: Date },
): Promise<void> {
  if (row.claim_key !== null || (await hasOpenClaim(tx, key, now))) return;
  const until = claimKeptUntil(now);
  // A host may hold rooms for longer.
  if (hold.ends_at >= until) return;
  if (await keepRooms(tx, hold, row, until, now)) {
    await updateReservation(tx, row.id, { claim_key: key });
  }
}

/** Extends a hold, or takes its nights again if they are free. Returns false if they, or the uses of its code, are gone. */
async function keepRooms(
  tx: Tx,
  hold: HoldRow,
  row: ReservationRow,
  until: Date,
  now: Date,
): Promise<boolean> {
  const rooms = await lockHold(tx, hold, row, now);
  if (rooms !== 'held' && rooms !== 'free') return false;
  if (await refuseUsedUp(tx, row, now)) return false;
  await renewHold(tx, hold, until);
  return true;
}

/**
 * Mails the host about requests, and about strangers who say that they have paid: the first one at once, what comes in
 * the ten minutes after it in one mail. A job calls it, too.
 */
export async function mailHost(deps: MailDeps): Promise<void> {
  const { db, accounts, clock, config } = deps;
  const isWaiting = await inTransaction(db, async (tx) => (await lockUnmailedRequests(tx)).length > 0);
  if (!isWaiting) return;
  const now = clock();
  const { hits } = await countHit(db, accounts.sign('requests to the host'), now, PAUSE);
  if (hits > 1) return;
  await inTransaction(db, async (tx) => {
    const rows = await lockUnmailedRequests(tx);
    const job = hostMailAbout(rows);
    if (!job) return;
    for (const { id } of rows) await updateReservation(tx, id, { host_mailed_at: now });
    await enqueueMail(tx, config.hostEmail, job, now);
  });
}

function hostMailAbout(rows: readonly ReservationRow[]): MailJob | undefined {
  const [first, ...more] = rows;
  if (!first) return undefined;
  if (more.length > 0) return { kind: 'host_requests', data: { reservation_ids: rows.map(({ id }) => id) } };
  if (first.paid_reference) return { kind: 'guest_paid', data: { reservation_id: first.id } };
  return { kind: 'host_alert', data: { alert: 'new_booking', reservation_id: first.id, is_request: true } };
}
