import { bookingReference } from '#domain/booking/booking-reference.ts';
import { nightsLeft } from '#domain/booking/reservation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { formatExact, formatPaise } from '#domain/money/money.ts';
import type { MailTemplate } from '#messages/mail/mail.ts';
import type { PaymentLinkText } from '#messages/mail/message.ts';
import type { Paper } from '#server/documents/paper-data.ts';
import { pageFor, say, sayDate, sayInstant } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { bookingPage, type PageDeps } from './booking-page.ts';
import { refundParts } from './change-text.ts';
import type { StayToPay } from './data.ts';
import { nameInMail } from './name-in-mail.ts';
import type { MailJob, QueuedMail } from './queries.ts';

type MessageJob = Extract<
  MailJob,
  {
    kind:
      | 'host_message'
      | 'guest_message'
      | 'payment_link'
      | 'request_declined'
      | 'request_link'
      | 'no_show'
      | 'paper';
  }
>;

/** Returns the mails between guest and host; undefined when the message or the booking is deleted. */
export async function messageTemplate(
  job: MessageJob & Pick<QueuedMail, 'sent_at'>,
  deps: PageDeps & Pick<AppContext, 'host'>,
): Promise<{ template: MailTemplate; replyTo?: string; paper?: Paper } | undefined> {
  const { mailData } = deps;
  const { siteUrl } = deps.config;
  const { reservation_id } = job.data;
  const guest = await mailData.guest(reservation_id);
  if (!guest) return undefined;
  if (job.kind === 'paper') {
    const paper = await mailData.paperById(job.data.paper_id, deps.host);
    return (
      paper && { template: say().mailPaper.paperMail(paperText(paper, nameInMail(guest.guest_name))), paper }
    );
  }
  if (job.kind === 'request_declined') {
    const stay = await mailData.stayToPay(reservation_id);
    const { paid_paise } = job.data;
    const money = { paysAtProperty: guest.pays_at_property, paid: paid_paise && formatPaise(paid_paise) };
    return (
      stay && {
        template: say().mailMessage.requestDeclined({
          ...withoutGuest(reservation_id, stay),
          ...money,
          isUnanswered: job.data.unanswered === true,
          rooms: stay.rooms.length,
          searchLink: `${siteUrl}${pageFor('/rooms')}`,
        }),
      }
    );
  }
  if (job.kind === 'request_link') {
    const stay = await mailData.stayToPay(reservation_id);
    const link = `${siteUrl}${pageFor(`/my-booking/${job.data.token}`)}`;
    return (
      stay && { template: say().mailRequest.requestLink({ ...withoutGuest(reservation_id, stay), link }) }
    );
  }
  if (job.kind === 'payment_link') {
    const stay = await mailData.stayToPay(reservation_id);
    const { token, due_paise, until } = job.data;
    const end = until === undefined ? undefined : new Date(until);
    const link = `${siteUrl}${pageFor(`/my-booking/${token}`)}`;
    return (
      stay && {
        template: say().mailMessage.paymentLink({
          ...mailText(paymentLinkText(reservation_id, stay, { paise: due_paise, end, link })),
          paysHost: deps.config.payments.kind === 'at_property',
        }),
      }
    );
  }
  if (job.kind === 'no_show') {
    const stay = await mailData.stayToPay(reservation_id);
    const { is_freed: isFreed, amount_paise } = job.data;
    if (!stay) return undefined;
    const today = todayInIndia(job.sent_at ?? deps.clock());
    const left = nightsLeft(stay.check_out, { isFreed, today });
    const { link, acts } = await bookingPage(job, deps);
    const text = mailText(paymentLinkText(reservation_id, stay, { paise: 0, end: undefined, link }));
    const refund = amount_paise > 0 ? formatPaise(amount_paise) : undefined;
    return {
      template: say().mailMessage.noShow({ ...text, acts }, { left, refund, parts: refundParts(job.data) }),
    };
  }
  const message = await mailData.message(job.data.message_id);
  if (!message) return undefined;
  const text = {
    reference: bookingReference(reservation_id),
    guestName: nameInMail(guest.guest_name),
    text: message.text.split(/\n\s*\n|\n/).filter((line) => line.trim() !== ''),
  };
  if (job.kind === 'host_message') {
    return {
      template: say().mailMessage.hostMessage({
        ...text,
        link: `${siteUrl}${pageFor(`/my-booking/${job.data.token}#messages`)}`,
      }),
    };
  }
  const link = `${siteUrl}/host/bookings/${reservation_id}`;
  return { template: say().mailMessage.guestMessage({ ...text, link }), replyTo: guest.guest_email };
}

/** Returns what a mail or a chat says of a paper. */
export function paperText({ kind, number, total, data }: Paper, guestName: string) {
  const reference = bookingReference(data.stay.reservationId);
  return {
    guestName,
    title: say().bookingInvoice.TITLES[kind],
    number,
    reference,
    total: formatExact(total),
  };
}

/** Leaves out the guest's name, because anybody may have made the request with this address. */
function withoutGuest(reservationId: number, { property, check_in, check_out }: StayToPay) {
  const reference = bookingReference(reservationId);
  return { reference, property, checkIn: sayDate(check_in), checkOut: sayDate(check_out) };
}

const mailText = (text: PaymentLinkText) => ({ ...text, guestName: nameInMail(text.guestName) });

/** Returns a stay with what is to be paid, for mail and chat. */
export function paymentLinkText(
  reservationId: number,
  stay: StayToPay,
  { paise, end, link }: { paise: number; end: Date | undefined; link: string },
): PaymentLinkText {
  return {
    reference: bookingReference(reservationId),
    guestName: stay.guest_name,
    property: stay.property,
    rooms: stay.rooms,
    checkIn: sayDate(stay.check_in),
    checkOut: sayDate(stay.check_out),
    due: formatPaise(paise),
    until: end && sayInstant(end),
    link,
  };
}
