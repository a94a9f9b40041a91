import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { HostRole } from '#contract/host/today.ts';
import type { AlertKind } from '#domain/booking/alerts.ts';
import type { Reminder } from '#domain/dates/reminders.ts';
import type { RefundReason } from '#domain/money/payment.ts';
import type { RegisterAlert, StaffAct } from '#messages/host/alerts.ts';
import type { HostNotice } from '#messages/mail/host-notice.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { spellingsOf } from '#server/platform/email-spellings.ts';

/** The cause of a refund: a reason of ours, or a refund made by the host at the provider. */
export type RefundCause = RefundReason | 'outside';

/** The token of the mail's own link to the booking (link-queries.ts); absent when the booking can't be opened. */
interface WithLink {
  token?: string;
}

/**
 * `corrects` means that an earlier mail named another amount. `by_hand_paise` is what the host pays back, not the
 * provider.
 */
interface WithRefund {
  reservation_id: number;
  amount_paise: number;
  by_hand_paise?: number;
  corrects?: true;
}

/** Says that the host cancelled: by refunding the whole payment at the provider, or `here`, on the site. */
interface ByHost {
  by_host?: true | 'here';
}

/** The host has changed the booking, so the mail names the stay before it. */
interface ByMove {
  change_id?: string;
}

/** Returns the part of a refund that the host pays back, for the data of its mail. */
export const byHandPart = (paise: number) => (paise > 0 ? { by_hand_paise: paise } : {});

/** The data that each kind of mail is rendered from. Mails that a stranger can cause carry no text of theirs. */
export type MailJob =
  /** `homestays` are those whose desk somebody joined with this email. */
  | { kind: 'verify_email'; data: { token: string; homestays?: readonly string[] } }
  | { kind: 'already_registered'; data: Record<string, never> }
  | { kind: 'reset_password'; data: { token: string } }
  | { kind: 'password_changed'; data: { name: string | null } }
  | { kind: 'booking_link'; data: { reservation_id: number; token: string } }
  | { kind: 'booking_confirmed'; data: { reservation_id: number } & WithLink }
  | { kind: 'new_booking'; data: { reservation_id: number } }
  | { kind: 'rest_paid'; data: { reservation_id: number } & WithLink }
  | { kind: 'rest_received'; data: { reservation_id: number } }
  | { kind: 'waiting_joined'; data: { entry_id: number; token: string } }
  | { kind: 'waiting_paused'; data: { entry_id: number; token: string } }
  | { kind: 'waiting_offer'; data: { entry_id: number; token: string; until: string } }
  | {
      kind: 'booking_changed';
      data: { reservation_id: number; paid_more_paise?: number } & ByMove & WithLink;
    }
  | { kind: 'changed_booking'; data: { reservation_id: number; paid_more_paise?: number; quote_id?: string } }
  /** `message` is what the host has written to the guest about it. */
  | { kind: 'booking_cancelled'; data: WithRefund & ByHost & WithLink & { message?: string } }
  | { kind: 'cancellation_notice'; data: WithRefund & ByHost }
  | { kind: 'stay_reminder'; data: { reservation_id: number; reminder: Reminder; until: string } & WithLink }
  /** The link's token is computed when the mail is written. `code_id` is the code for the guest's next stay. */
  | { kind: 'review_request'; data: { reservation_id: number; code_id?: number } }
  | { kind: 'payment_refunded'; data: WithRefund & { reason: RefundCause } & WithLink }
  /** The guest paid another amount than the order's, so nothing was booked and the money goes back. */
  | {
      kind: 'payment_differs';
      data: { reservation_id: number; paid_paise: number; currency: string; due_paise: number };
    }
  | { kind: 'host_invitation'; data: { token: string; role: HostRole } }
  | { kind: 'host_notice'; data: HostNotice }
  | { kind: 'host_message'; data: { reservation_id: number; message_id: number; token: string } }
  | { kind: 'guest_message'; data: { reservation_id: number; message_id: number } }
  | {
      kind: 'payment_link';
      data: { reservation_id: number; token: string; due_paise: number; until?: string };
    }
  /** `unanswered`: no host has answered in time. `paid_paise` is what the guest says to have paid, which the host pays back. */
  | { kind: 'request_declined'; data: { reservation_id: number; unanswered?: true; paid_paise?: number } }
  /** A host has sent a paper, to the guest or to another address. */
  | { kind: 'paper'; data: { reservation_id: number; paper_id: number } }
  | { kind: 'request_link'; data: { reservation_id: number; token: string } }
  /** A guest without a gateway says that they have paid the host. */
  | { kind: 'guest_paid'; data: { reservation_id: number } }
  /** Requests that came soon after another mail about one. */
  | { kind: 'host_requests'; data: { reservation_ids: readonly number[] } }
  /** `is_freed`: the nights that were left are on sale again. */
  | { kind: 'no_show'; data: WithRefund & { token: string; is_freed: boolean } }
  /**
   * With `is_request` the mail goes to the site's own address while the request waits; hosts choose the other alerts
   * under People. `may_refund`: the reader has the right to.
   */
  | {
      kind: 'host_alert';
      data: { alert: AlertKind; reservation_id: number; is_request?: true; may_refund?: true };
    }
  | { kind: 'register_alert'; data: { reservation_id?: number; alert: RegisterAlert } }
  | { kind: 'staff_acts'; data: { acts: readonly StaffAct[] } }
  | { kind: 'refund_stuck'; data: { reservation_id: number; amount_paise: number; payment_id: string } }
  | { kind: 'channel_conflict'; data: { reservation_id: number; conflict_id: number } }
  | { kind: 'dispute_opened' | 'dispute_ended'; data: { dispute_id: string } };

/** A mail that is shown again has the instant at which it was sent. */
export type QueuedMail = MailJob & {
  id: number;
  to: string;
  created_at: Date;
  sent_at?: Date | null;
  attempts: number;
  /** Null for a mail that was queued before it had one. */
  message_key?: string | null;
};

/**
 * Adds a mail to the outbox, in the transaction of what it reports, so that neither is saved without the other. A
 * guest whose address is deleted (`domain/content/retention.ts`) gets none.
 */
export async function enqueueMail(db: Database | Tx, to: string, job: MailJob, now: Date): Promise<void> {
  if (to === '') return;
  await db
    .insertInto('outbox')
    .values({
      kind: job.kind,
      recipient: to,
      data: JSON.stringify(job.data),
      created_at: now,
      next_attempt_at: now,
      sent_at: null,
      last_error: null,
      message_key: randomUUID(),
    })
    .execute();
}

/**
 * Takes one due mail for an attempt, and moves its next attempt `leaseSeconds` away: nothing is lost when a worker
 * dies, and two workers never take the same mail.
 */
export async function takeDueMail(
  db: Database,
  now: Date,
  leaseSeconds: number,
): Promise<QueuedMail | undefined> {
  const next = new Date(now.getTime() + leaseSeconds * 1000);
  const { rows } = await sql<QueuedMail>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${next}
    where id = (
      select id from outbox where sent_at is null and next_attempt_at <= ${now}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, kind, recipient as "to", data, created_at, attempts, message_key`.execute(db);
  return rows[0];
}

/** Keeps of a mail's data only the booking that it is about. */
const onlyBooking = sql<string>`jsonb_strip_nulls(jsonb_build_object('reservation_id', data->'reservation_id'))`;

/** Marks a mail as accepted by the mail server. Its data (a link with a token, too) is deleted unless `keepData`. */
export async function markMailSent(db: Database, id: number, now: Date, keepData: boolean): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, last_error: null, ...(keepData ? {} : { data: onlyBooking }) })
    .where('id', '=', id)
    .execute();
}

/** Marks a mail as never to be sent, with the reason, without personal data. */
export async function markMailDropped(db: Database, id: number, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, last_error: `not sent: ${reason}`, data: onlyBooking })
    .where('id', '=', id)
    .execute();
}

/** Saves a failed attempt and its reason, without personal data; the next one is at `next`. */
export async function markMailFailed(db: Database, id: number, reason: string, next: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: reason, next_attempt_at: next })
    .where('id', '=', id)
    .execute();
}

export async function newestMail(db: Database, limit: number): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    select id, kind, recipient as "to", data, created_at, sent_at, attempts, message_key
    from outbox order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findMail(db: Database, id: number): Promise<QueuedMail | undefined> {
  const { rows } = await sql<QueuedMail>`
    select id, kind, recipient as "to", data, created_at, sent_at, attempts, message_key from outbox where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Deletes the mails that a mailbox was sent. */
export async function eraseMailOf(tx: Tx, recipient: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('recipient', 'in', spellingsOf(recipient))
    .where('sent_at', 'is not', null)
    .execute();
}

export function eraseSentMail(db: Database, sentBefore: Date): Promise<void> {
  return inBatches((most) =>
    sql`
      delete from outbox where id in (
        select id from outbox where sent_at < ${sentBefore} limit ${most})`.execute(db),
  );
}
