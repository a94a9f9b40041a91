/** How a guest is asked for a review after a stay, and the answers of the page that the link opens. */

import type { MailTemplate } from '../../en/mail/mail.ts';
import type { ReviewRequestText } from '../../en/mail/review.ts';
import { hello } from './mail.ts';

export type * from '../../en/mail/review.ts';

/** The discount is off the rooms, so breakfasts and extra beds keep their price. */
const nextStay = (property: string, { code, percent, until }: NonNullable<ReviewRequestText['code']>) => ({
  heading: 'পরের বার এলে',
  lines: [
    `আপনার কোড: ${code}`,
    `${until} তারিখের মধ্যে বুক করলে ${property}-এ পরের বারের ঘরভাড়ায় ${percent}% ছাড়। পেমেন্টের ধাপে কোডটি লিখুন। এটি একটি বুকিংয়ের জন্য।`,
  ],
});

export function reviewRequest(stay: ReviewRequestText): MailTemplate {
  return {
    subject: `${stay.property}-এ কেমন কাটল?`,
    greeting: hello(stay.guestName),
    paragraphs: ['আমাদের কাছে থাকার জন্য ধন্যবাদ। কেমন লাগল, অন্য অতিথিদের জানান: চার সারি তারা, আর ইচ্ছে হলে দু-চার কথা।'],
    facts: [
      ['হোমস্টে', stay.property],
      ['ঘর', stay.rooms.join(', ')],
      ['চেক-ইন', stay.checkIn],
      ['চেক-আউট', stay.checkOut],
    ],
    action: { label: 'রিভিউ লিখুন', link: stay.link },
    links: [{ label: 'আমাকে আর জিজ্ঞেস করবেন না', link: stay.declineLink }],
    sections: stay.code ? [nextStay(stay.property, stay.code)] : [],
    closing: [
      'লিঙ্কটি একবারই কাজ করে। কোনো হোমস্টের তিনটি রিভিউ হলে তবেই আমাদের সাইট সেগুলি দেখায়, লিঙ্ক, ইমেল ঠিকানা আর ফোন নম্বর বাদ দিয়ে।',
    ],
  };
}

/** What a host sends by WhatsApp. */
export const reviewChat = ({
  guestName,
  property,
  link,
}: Pick<ReviewRequestText, 'guestName' | 'property' | 'link'>) =>
  `নমস্কার ${guestName}! ${property}-এ থাকার জন্য ধন্যবাদ। কেমন লাগল, অন্য অতিথিদের জানান: ${link}`;

export const THANK_YOU = 'ধন্যবাদ';
export const NOT_ASKED_AGAIN = 'আমরা আপনাকে আর জিজ্ঞেস করব না।';
export const NO_STAY = 'এই লিঙ্কে কোনো থাকার তথ্য পাওয়া গেল না।';
