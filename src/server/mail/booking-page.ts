import type { BookingPage } from '#messages/mail/mail.ts';
import { pageFor } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { MailData } from './data.ts';
import type { QueuedMail } from './queries.ts';

export type PageDeps = Pick<AppContext, 'config' | 'clock'> & { mailData: MailData };

/**
 * Returns the page of the mail's booking, and what its guest can do there when the mail is sent. Mails queued before
 * they had a link lead to the profile.
 */
export async function bookingPage(
  { data, sent_at }: Pick<QueuedMail, 'sent_at'> & { data: { reservation_id: number; token?: string } },
  { config, clock, mailData }: PageDeps,
): Promise<BookingPage> {
  const { reservation_id, token } = data;
  const acts = await mailData.guestActs(reservation_id, sent_at ?? clock());
  const { siteUrl } = config;
  return {
    checkInLink: token && `${siteUrl}${pageFor(`/check-in/${token}`)}`,
    link: token === undefined ? siteUrl + pageFor('/profile') : siteUrl + pageFor(`/my-booking/${token}`),
    acts: acts ?? { canChange: false, canCancel: false },
  };
}
