import { todayInIndia } from '#domain/dates/calendar.ts';
import { reminderEnds } from '#domain/dates/reminders.ts';
import { openClaim } from '#domain/money/balance.ts';
import { hasEnded } from '#domain/money/dispute.ts';
import { INVITATION_LIFE, TOKEN_LIFE } from '#server/platform/keys/tokens.ts';
import type { MailData } from './data.ts';
import type { QueuedMail } from './queries.ts';

/** Milliseconds for which the link of a mail works, counted from when the mail was queued. */
const LINK_LIFE: Partial<Record<QueuedMail['kind'], number>> = {
  verify_email: TOKEN_LIFE.verify,
  reset_password: TOKEN_LIFE.reset,
  host_invitation: INVITATION_LIFE,
};

/**
 * Returns false for a mail that is out of date: its time or its link is over, or its subject has ended or moved to
 * another day.
 */
export async function isCurrent(mail: QueuedMail, data: MailData, now: Date): Promise<boolean> {
  if ('until' in mail.data && mail.data.until && new Date(mail.data.until) <= now) return false;
  const life = LINK_LIFE[mail.kind];
  if (life !== undefined && mail.created_at.getTime() + life <= now.getTime()) return false;
  if (mail.kind === 'dispute_opened') {
    const dispute = await data.dispute(mail.data.dispute_id);
    return !dispute || !hasEnded(dispute.status);
  }
  if (mail.kind === 'review_request') return data.mayAskForReview(mail.data.reservation_id, mail.to, now);
  if (mail.kind === 'channel_conflict') return !(await data.conflict(mail.data.conflict_id))?.isResolved;
  // The host may have undone it.
  if (mail.kind === 'no_show') return (await data.guest(mail.data.reservation_id))?.no_show_at !== null;
  // The host may have recorded the money, or cancelled.
  if (mail.kind === 'guest_paid') {
    const guest = await data.guest(mail.data.reservation_id);
    return guest !== undefined && openClaim(guest) !== null;
  }
  if (mail.kind === 'host_alert' && mail.data.is_request) {
    return (await data.guest(mail.data.reservation_id))?.awaits_host ?? true;
  }
  if (mail.kind === 'host_requests') {
    const guests = await Promise.all(mail.data.reservation_ids.map((id) => data.guest(id)));
    return guests.some((guest) => guest?.awaits_host);
  }
  if (mail.kind !== 'stay_reminder') return true;
  const stay = await data.stay(mail.data.reservation_id);
  if (!stay) return true;
  const { check_in: checkIn, check_out: checkOut } = stay;
  const ends = reminderEnds(mail.data.reminder, { checkIn, checkOut }, stay.check_in_time);
  // Days are compared, not instants: a new check-in time of the property moves no stay.
  const isSameDay = todayInIndia(ends) === todayInIndia(new Date(mail.data.until));
  return !stay.isCancelled && isSameDay;
}
