import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatPaise } from '#domain/money/money.ts';
import { TITLES } from '#messages/booking/invoice.ts';
import * as account from '#messages/mail/account.ts';
import { balancePaid, balanceReceived } from '#messages/mail/balance.ts';
import { bookingLinkMail } from '#messages/mail/booking-link.ts';
import { bookingCancelled, cancellationNotice } from '#messages/mail/cancelled.ts';
import { bookingChanged, changedBooking } from '#messages/mail/change.ts';
import { type MailTemplate, newBooking } from '#messages/mail/mail.ts';
import { attached } from '#messages/mail/paper.ts';
import { paymentRefunded, refundStuck } from '#messages/mail/refund.ts';
import { bookingConfirmed, dayBefore, thanks, threeDaysBefore } from '#messages/mail/stay.ts';
import type { Host } from '#server/content/content.ts';
import { drawProof, proofOfStay } from '#server/documents/booking-proof.ts';
import { attachedPaper } from '#server/documents/paper.ts';
import type { Paper } from '#server/documents/paper-data.ts';
import type { AppContext } from '#server/platform/context.ts';
import { bookingPage } from './booking-page.ts';
import {
  cancelledPaper,
  changedPaper,
  MailSubjectMissing,
  paperOf,
  stayAsBooked,
  stayOf,
} from './booking-stay.ts';
import { bookingText, withoutLinks } from './booking-text.ts';
import { changeText, earlierStay, paidMoreText, refundParts } from './change-text.ts';
import type { MailData } from './data.ts';
import { disputeTemplate } from './dispute-template.ts';
import { conflictTemplate, goneText, hostTemplate } from './host-template.ts';
import { messageTemplate } from './message-template.ts';
import { nameInMail } from './name-in-mail.ts';
import type { QueuedMail } from './queries.ts';
import { reviewTemplate } from './review-template.ts';
import { header, type Mail, renderMail } from './template.ts';
import { tripOf } from './trip-text.ts';
import { waitlistTemplate } from './waitlist-template.ts';

const HOST_TEMPLATES = {
  new_booking: newBooking,
  changed_booking: changedBooking,
  rest_received: balanceReceived,
};

/** Mails to the guest before and after the stay. */
const REMINDER_TEMPLATES = { three_days_before: threeDaysBefore, day_before: dayBefore, thanks };

export interface ComposedMail extends Mail {
  /** Replies go to the host, or to the guest if the mail is for the host. */
  replyTo: string;
  /** The attachments are rendered only when they are needed. */
  attachments: { filename: string; contentType: string; render: () => Promise<Buffer> }[];
  look: Host['look'];
  /** The address on which the recipient can say that they want no such mail. */
  unsubscribe?: string | undefined;
}

export type ComposeDeps = Pick<AppContext, 'accounts' | 'config' | 'host' | 'clock'> & { mailData: MailData };

export async function composeMail(mail: QueuedMail, deps: ComposeDeps): Promise<ComposedMail> {
  const { template, paper, replyTo, unsubscribe } = await fillTemplate(mail, deps);
  const { look } = deps.host;
  return {
    ...renderMail(mail.to, naming(template, mail, paper), deps.host),
    replyTo: header(replyTo || deps.host.email),
    attachments: paper ? [attachedPaper(paper, look, () => drawnProof(paper, deps))] : [],
    look,
    unsubscribe,
  };
}

/** A mail that is sent late says what was true when it was written. */
const asOf = ({ created_at }: QueuedMail, deps: ComposeDeps) => ({ ...deps, clock: () => created_at });

async function drawnProof({ data }: Paper, deps: ComposeDeps) {
  return drawProof(await proofOfStay(deps, await stayOf(data.stay.reservationId, deps)));
}

/** Says which paper is attached. */
function naming(template: MailTemplate, { kind }: QueuedMail, paper: Paper | undefined): MailTemplate {
  if (!paper || kind === 'paper') return template;
  return { ...template, paragraphs: [...template.paragraphs, attached(TITLES[paper.kind].toLowerCase())] };
}

async function fillTemplate(
  job: QueuedMail,
  deps: ComposeDeps,
): Promise<{
  template: MailTemplate;
  paper?: Paper | undefined;
  replyTo?: string;
  unsubscribe?: string;
}> {
  const site = deps.config.siteUrl;
  switch (job.kind) {
    case 'verify_email':
      return { template: account.verifyEmail(job.data, `${site}/verify-email/${job.data.token}`) };
    case 'already_registered':
      return { template: account.alreadyRegistered({ loginLink: `${site}/` }) };
    case 'reset_password':
      return { template: account.resetPassword({ link: `${site}/reset-password/${job.data.token}` }) };
    case 'password_changed':
      return { template: account.passwordChanged({ name: job.data.name && nameInMail(job.data.name) }) };
    case 'host_invitation':
    case 'host_alert':
    case 'host_notice':
    case 'staff_acts':
    case 'register_alert':
    case 'guest_paid':
    case 'payment_differs':
    case 'host_requests':
      return { template: await hostTemplate(job, site, (id) => guestOf(id, deps)) };
    case 'booking_link': {
      const booking = bookingText(withoutLinks(await stayOf(job.data.reservation_id, deps)));
      return { template: bookingLinkMail({ ...booking, ...(await bookingPage(job, deps)) }) };
    }
    case 'booking_confirmed': {
      const stay = withoutLinks(await stayAsBooked(job.data.reservation_id, deps));
      const trip = await tripOf(job, stay, deps);
      const proof = await proofOfStay(asOf(job, deps), stay);
      return { template: bookingConfirmed({ ...trip, proof }), paper: await paperOf(job, deps) };
    }
    case 'booking_changed': {
      const stay = withoutLinks(await stayAsBooked(job.data.reservation_id, deps));
      const booking = { ...bookingText(stay), ...(await bookingPage(job, deps)) };
      const before = await earlierStay(job.data.change_id, deps);
      const proof = await proofOfStay(asOf(job, deps), stay);
      const template = bookingChanged({ ...booking, paidMore: paidMoreText(job.data), before, proof });
      return { template, paper: await changedPaper(job, stay, deps) };
    }
    case 'rest_paid': {
      const stay = withoutLinks(await stayAsBooked(job.data.reservation_id, deps));
      return {
        template: balancePaid({ ...bookingText(stay), ...(await bookingPage(job, deps)) }),
        paper: await paperOf(job, deps),
      };
    }
    case 'new_booking':
    case 'changed_booking':
    case 'rest_received': {
      const write = HOST_TEMPLATES[job.kind];
      const stay = await stayAsBooked(job.data.reservation_id, deps);
      const { email: guestEmail, phone: guestPhone } = stay.guest;
      const changed = job.kind === 'changed_booking' ? await changeText(job.data, deps) : {};
      const template = write({ ...bookingText(stay, 'host'), guestEmail, guestPhone, ...changed });
      return { template, replyTo: guestEmail };
    }
    case 'stay_reminder': {
      const stay = withoutLinks(await stayOf(job.data.reservation_id, deps));
      const trip = await tripOf(job, stay, deps);
      const write = REMINDER_TEMPLATES[job.data.reminder];
      return { template: write({ ...trip, searchLink: `${site}/rooms` }) };
    }
    case 'review_request': {
      const filled = await reviewTemplate(job.data, deps);
      if (!filled) throw new MailSubjectMissing(`there is no reservation ${job.data.reservation_id}`);
      return filled;
    }
    case 'waiting_joined':
    case 'waiting_paused':
    case 'waiting_offer': {
      const entry = await deps.mailData.waitlistEntry(job.data.entry_id);
      if (!entry) throw new MailSubjectMissing(`there is no waitlist entry ${job.data.entry_id}`);
      return { template: waitlistTemplate(job, entry, site) };
    }
    case 'channel_conflict': {
      const conflict = await deps.mailData.conflict(job.data.conflict_id);
      if (!conflict) throw new MailSubjectMissing(`there is no conflict ${job.data.conflict_id}`);
      return { template: conflictTemplate(conflict, site), replyTo: conflict.booking.guest_email };
    }
    case 'dispute_opened':
    case 'dispute_ended': {
      const dispute = await deps.mailData.dispute(job.data.dispute_id);
      if (!dispute) throw new MailSubjectMissing(`there is no dispute ${job.data.dispute_id}`);
      const { guest_name, guest_email } = await guestOf(dispute.reservation_id, deps);
      return { template: disputeTemplate(job.kind, dispute, guest_name), replyTo: guest_email };
    }
    case 'booking_cancelled': {
      const { reservation_id, amount_paise, corrects, by_host: byHost } = job.data;
      const booking = bookingText(withoutLinks(await stayOf(reservation_id, deps)));
      const refund = amount_paise > 0 ? formatPaise(amount_paise) : undefined;
      return {
        template: bookingCancelled({
          ...booking,
          ...(await bookingPage(job, deps)),
          refund,
          parts: refundParts(job.data),
          corrects,
          byHost,
          message: job.data.message,
        }),
        paper: await cancelledPaper(job, deps),
      };
    }
    case 'cancellation_notice': {
      const { reservation_id, amount_paise, corrects, by_host: byHost } = job.data;
      const stay = await stayOf(reservation_id, deps);
      const refund = formatPaise(amount_paise);
      const parts = refundParts(job.data);
      const { email: replyTo, phone: guestPhone } = stay.guest;
      const guest = await guestOf(reservation_id, deps);
      return {
        template: cancellationNotice({
          ...bookingText(stay),
          guestPhone,
          refund,
          parts,
          corrects,
          byHost,
          gone: amount_paise === 0 ? goneText(reservation_id, guest, site) : undefined,
        }),
        replyTo,
      };
    }
    case 'payment_refunded': {
      const { reservation_id, amount_paise, reason, corrects, token } = job.data;
      const page = token === undefined ? undefined : await bookingPage(job, deps);
      const { guest_name: guestName } = await guestOf(reservation_id, deps);
      const amount = formatPaise(amount_paise);
      const reference = bookingReference(reservation_id);
      const parts = refundParts(job.data);
      return { template: paymentRefunded({ reference, guestName, amount, parts, reason, corrects, page }) };
    }
    case 'refund_stuck': {
      const { reservation_id, amount_paise, payment_id: payment } = job.data;
      const { guest_name: guestName, guest_email: replyTo } = await guestOf(reservation_id, deps);
      const [amount, reference] = [formatPaise(amount_paise), bookingReference(reservation_id)];
      return { template: refundStuck({ reference, guestName, amount, payment }), replyTo };
    }
    default: {
      const filled = await messageTemplate(job, deps);
      if (!filled) throw new MailSubjectMissing(`the subject of ${job.kind} is deleted`);
      return filled;
    }
  }
}

async function guestOf(reservationId: number, { mailData }: ComposeDeps) {
  const guest = await mailData.guest(reservationId);
  if (!guest) throw new MailSubjectMissing(`there is no reservation ${reservationId}`);
  return { ...guest, guest_name: nameInMail(guest.guest_name) };
}
