import { AsyncResource } from 'node:async_hooks';
import type { Language } from '#domain/language/language.ts';
import type { MailTemplate } from '#messages/mail/mail.ts';
import type { Host } from '#server/content/content.ts';
import { drawProof, proofOfStay } from '#server/documents/booking-proof.ts';
import { attachedPaper } from '#server/documents/paper.ts';
import type { Paper } from '#server/documents/paper-data.ts';
import { inLanguage, pageFor, say } from '#server/language/say.ts';
import { storedLanguage } from '#server/language/stored-language.ts';
import type { AppContext } from '#server/platform/context.ts';
import { bookingPage } from './booking-page.ts';
import { changedPaper, guestOf, MailSubjectMissing, paperOf, stayAsBooked, stayOf } from './booking-stay.ts';
import { bookingText, withoutLinks } from './booking-text.ts';
import { changeText, earlierStay, paidMoreText } from './change-text.ts';
import type { MailData } from './data.ts';
import { disputeTemplate } from './dispute-template.ts';
import { conflictTemplate, hostTemplate } from './host-template.ts';
import { messageTemplate } from './message-template.ts';
import { nameInMail } from './name-in-mail.ts';
import type { QueuedMail } from './queries.ts';
import { refundTemplate } from './refund-template.ts';
import { reviewTemplate } from './review-template.ts';
import { header, type Mail, renderMail } from './template.ts';
import { tripOf } from './trip-text.ts';
import { waitlistTemplate } from './waitlist-template.ts';

const hostTemplates = () => ({
  new_booking: say().mailMail.newBooking,
  changed_booking: say().mailChange.changedBooking,
  rest_received: say().mailBalance.balanceReceived,
});

/** Mails to the guest before and after the stay. */
const reminders = () => ({
  three_days_before: say().mailStay.threeDaysBefore,
  day_before: say().mailStay.dayBefore,
  thanks: say().mailStay.thanks,
});

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

/** These mails are in the language of the guest; all others go to hosts. */
const TO_GUESTS = new Set<QueuedMail['kind']>([
  ...(['verify_email', 'already_registered', 'reset_password', 'password_changed', 'booking_link'] as const),
  ...(['booking_confirmed', 'booking_changed', 'booking_cancelled', 'rest_paid', 'stay_reminder'] as const),
  ...(['waiting_joined', 'waiting_paused', 'waiting_offer', 'review_request', 'payment_refunded'] as const),
  ...(['host_message', 'payment_link', 'request_declined', 'request_link', 'no_show', 'paper'] as const),
]);

/** Returns the language of a mail's reader: English if theirs is no longer offered. */
async function languageOf(
  { kind, data, to }: QueuedMail,
  { mailData, host }: ComposeDeps,
): Promise<Language> {
  const stored = TO_GUESTS.has(kind) ? await mailData.language(data, to) : undefined;
  return storedLanguage(stored, host);
}

export async function composeMail(mail: QueuedMail, deps: ComposeDeps): Promise<ComposedMail> {
  const language = await languageOf(mail, deps);
  return inLanguage(language, () => compose(mail, deps));
}

async function compose(mail: QueuedMail, deps: ComposeDeps): Promise<ComposedMail> {
  const { template, paper, replyTo, unsubscribe } = await fillTemplate(mail, deps);
  const { look } = deps.host;
  return {
    ...renderMail(mail.to, naming(template, mail, paper), deps.host),
    replyTo: header(replyTo || deps.host.email || deps.config.hostEmail),
    attachments: paper ? [inLanguageOfNow(attachedPaper(paper, look, () => drawnProof(paper, deps)))] : [],
    look,
    unsubscribe,
  };
}

/** An attachment is rendered later, in the language of its mail. */
function inLanguageOfNow<Attachment extends { render: () => Promise<Buffer> }>(
  attachment: Attachment,
): Attachment {
  return { ...attachment, render: AsyncResource.bind(attachment.render) };
}

/** A mail that is sent late says what was true when it was written. */
const asOf = ({ created_at }: QueuedMail, deps: ComposeDeps) => ({ ...deps, clock: () => created_at });

async function drawnProof({ data }: Paper, deps: ComposeDeps) {
  return drawProof(await proofOfStay(deps, await stayOf(data.stay.reservationId, deps)));
}

/** Says which paper is attached. */
function naming(template: MailTemplate, { kind }: QueuedMail, paper: Paper | undefined): MailTemplate {
  if (!paper || kind === 'paper') return template;
  return {
    ...template,
    paragraphs: [
      ...template.paragraphs,
      say().mailPaper.attached(say().bookingInvoice.TITLES[paper.kind].toLowerCase()),
    ],
  };
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
      return {
        template: say().mailAccount.verifyEmail(
          job.data,
          `${site}${pageFor(`/verify-email/${job.data.token}`)}`,
        ),
      };
    case 'already_registered':
      return { template: say().mailAccount.alreadyRegistered({ loginLink: `${site}${pageFor('/')}` }) };
    case 'reset_password':
      return {
        template: say().mailAccount.resetPassword({
          link: `${site}${pageFor(`/reset-password/${job.data.token}`)}`,
        }),
      };
    case 'password_changed':
      return {
        template: say().mailAccount.passwordChanged({ name: job.data.name && nameInMail(job.data.name) }),
      };
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
      return {
        template: say().mailBookingLink.bookingLinkMail({ ...booking, ...(await bookingPage(job, deps)) }),
      };
    }
    case 'booking_confirmed': {
      const stay = withoutLinks(await stayAsBooked(job.data.reservation_id, deps));
      const trip = await tripOf(job, stay, deps);
      const proof = await proofOfStay(asOf(job, deps), stay);
      return {
        template: say().mailStay.bookingConfirmed({ ...trip, proof }),
        paper: await paperOf(job, deps),
      };
    }
    case 'booking_changed': {
      const stay = withoutLinks(await stayAsBooked(job.data.reservation_id, deps));
      const booking = { ...bookingText(stay), ...(await bookingPage(job, deps)) };
      const before = await earlierStay(job.data.change_id, deps);
      const proof = await proofOfStay(asOf(job, deps), stay);
      const template = say().mailChange.bookingChanged({
        ...booking,
        paidMore: paidMoreText(job.data),
        before,
        proof,
      });
      return { template, paper: await changedPaper(job, stay, deps) };
    }
    case 'rest_paid': {
      const stay = withoutLinks(await stayAsBooked(job.data.reservation_id, deps));
      return {
        template: say().mailBalance.balancePaid({ ...bookingText(stay), ...(await bookingPage(job, deps)) }),
        paper: await paperOf(job, deps),
      };
    }
    case 'new_booking':
    case 'changed_booking':
    case 'rest_received': {
      const write = hostTemplates()[job.kind];
      const stay = await stayAsBooked(job.data.reservation_id, deps);
      const { email: guestEmail, phone: guestPhone } = stay.guest;
      const changed = job.kind === 'changed_booking' ? await changeText(job.data, deps) : {};
      const template = write({ ...bookingText(stay, 'host'), guestEmail, guestPhone, ...changed });
      return { template, replyTo: guestEmail };
    }
    case 'stay_reminder': {
      const stay = withoutLinks(await stayOf(job.data.reservation_id, deps));
      const trip = await tripOf(job, stay, deps);
      const write = reminders()[job.data.reminder];
      return { template: write({ ...trip, searchLink: `${site}${pageFor('/rooms')}` }) };
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
    case 'booking_cancelled':
    case 'cancellation_notice':
    case 'payment_refunded':
    case 'refund_stuck':
      return refundTemplate(job, deps);
    default: {
      const filled = await messageTemplate(job, deps);
      if (!filled) throw new MailSubjectMissing(`the subject of ${job.kind} is deleted`);
      return filled;
    }
  }
}
