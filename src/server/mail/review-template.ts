import type { MailTemplate } from '#messages/mail/mail.ts';
import { pageFor, say, sayDate } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { MailData } from './data.ts';
import { nameInMail } from './name-in-mail.ts';

/** Returns the address of the page on which a stay is reviewed. */
export const reviewLink = (
  { accounts, config }: Pick<AppContext, 'accounts' | 'config'>,
  reservationId: number,
): string => `${config.siteUrl}${pageFor(`/review/${accounts.reviewTokens.of(reservationId)}`)}`;

/** Returns the mail that asks for a review, and the address that ends such mails; undefined when the booking is deleted. */
export async function reviewTemplate(
  { reservation_id: reservationId, code_id }: { reservation_id: number; code_id?: number },
  deps: Pick<AppContext, 'accounts' | 'config'> & { mailData: MailData },
): Promise<{ template: MailTemplate; unsubscribe: string } | undefined> {
  const stay = await deps.mailData.stayToPay(reservationId);
  if (!stay) return undefined;
  const code = code_id === undefined ? undefined : await deps.mailData.code(code_id);
  const link = reviewLink(deps, reservationId);
  const declineLink = `${link}?ask=no`;
  const template = say().mailReview.reviewRequest({
    guestName: nameInMail(stay.guest_name),
    property: stay.property,
    rooms: stay.rooms,
    checkIn: sayDate(stay.check_in),
    checkOut: sayDate(stay.check_out),
    link,
    declineLink,
    code: code?.percent
      ? { code: code.code, percent: code.percent, until: sayDate(code.valid_until, 'long') }
      : undefined,
  });
  return { template, unsubscribe: declineLink };
}
