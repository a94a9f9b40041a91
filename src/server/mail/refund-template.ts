import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { MailTemplate } from '#messages/mail/mail.ts';
import type { Paper } from '#server/documents/paper-data.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { bookingPage, type PageDeps } from './booking-page.ts';
import { cancelledPaper, guestOf, stayOf } from './booking-stay.ts';
import { bookingText, withoutLinks } from './booking-text.ts';
import { refundParts } from './change-text.ts';
import { goneText } from './host-template.ts';
import type { MailJob, QueuedMail } from './queries.ts';

type RefundJob = Extract<
  MailJob,
  { kind: 'booking_cancelled' | 'cancellation_notice' | 'payment_refunded' | 'refund_stuck' }
>;

/** Returns the mails about a cancellation and about money that goes back. */
export async function refundTemplate(
  job: RefundJob & Pick<QueuedMail, 'created_at' | 'sent_at'>,
  deps: PageDeps & Pick<AppContext, 'host'>,
): Promise<{ template: MailTemplate; paper?: Paper | undefined; replyTo?: string }> {
  switch (job.kind) {
    case 'booking_cancelled': {
      const { reservation_id, amount_paise, corrects, by_host: byHost } = job.data;
      const booking = bookingText(withoutLinks(await stayOf(reservation_id, deps)));
      const refund = amount_paise > 0 ? formatPaise(amount_paise) : undefined;
      return {
        template: say().mailCancelled.bookingCancelled({
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
        template: say().mailCancelled.cancellationNotice({
          ...bookingText(stay),
          guestPhone,
          refund,
          parts,
          corrects,
          byHost,
          gone: amount_paise === 0 ? goneText(reservation_id, guest, deps.config.siteUrl) : undefined,
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
      return {
        template: say().mailRefund.paymentRefunded({
          reference,
          guestName,
          amount,
          parts,
          reason,
          corrects,
          page,
        }),
      };
    }
    case 'refund_stuck': {
      const { reservation_id, amount_paise, payment_id: payment } = job.data;
      const { guest_name: guestName, guest_email: replyTo } = await guestOf(reservation_id, deps);
      const [amount, reference] = [formatPaise(amount_paise), bookingReference(reservation_id)];
      return { template: say().mailRefund.refundStuck({ reference, guestName, amount, payment }), replyTo };
    }
  }
}
