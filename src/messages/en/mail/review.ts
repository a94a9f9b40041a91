/** How a guest is asked for a review after a stay, and the answers of the page that the link opens. */

import type { Fact } from '../booking/trip.ts';
import { hello, type MailTemplate } from './mail.ts';

export interface ReviewRequestText {
  guestName: string;
  property: string;
  rooms: string[];
  checkIn: string;
  checkOut: string;
  /** The page of the review. */
  link: string;
  /** The page on which the guest says that they want no such mail. */
  declineLink: string;
  /** A discount for the next stay, if the homestay gives one. */
  code: { code: string; percent: number; until: string } | undefined;
}

/** The discount is off the rooms, so breakfasts and extra beds keep their price. */
const nextStay = (property: string, { code, percent, until }: NonNullable<ReviewRequestText['code']>) => ({
  heading: 'Your next stay',
  lines: [
    `Your code: ${code}`,
    `${percent} % off the rooms of your next stay at ${property}, if you book by ${until}. Enter it on the Payment step. It is for one booking.`,
  ],
});

export function reviewRequest(stay: ReviewRequestText): MailTemplate {
  return {
    subject: `How was your stay at ${stay.property}?`,
    greeting: hello(stay.guestName),
    paragraphs: [
      'You have stayed with us. Please tell other guests how it was: four rows of stars, and a few words if you like.',
    ],
    facts: [
      ['Homestay', stay.property],
      [stay.rooms.length === 1 ? 'Room' : 'Rooms', stay.rooms.join(', ')] satisfies Fact,
      ['Check-in', stay.checkIn],
      ['Check-out', stay.checkOut],
    ],
    action: { label: 'Review your stay', link: stay.link },
    links: [{ label: "Don't ask me again", link: stay.declineLink }],
    sections: stay.code ? [nextStay(stay.property, stay.code)] : [],
    closing: [
      'The link works once. Our site shows reviews from the third of a homestay on, without links, email addresses and phone numbers.',
    ],
  };
}

/** What a host sends by WhatsApp. */
export const reviewChat = ({
  guestName,
  property,
  link,
}: Pick<ReviewRequestText, 'guestName' | 'property' | 'link'>) =>
  `Namaskar ${guestName}! You have stayed at ${property}. Please tell other guests how it was: ${link}`;

export const THANK_YOU = 'Thank you';
export const NOT_ASKED_AGAIN = 'We won’t ask you again.';
export const NO_STAY = 'We can’t find a stay for this link.';
