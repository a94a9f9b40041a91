/** The email to the host about a night that was sold here and at another site. */

import type { Fact } from '../booking/trip.ts';
import { hello, type MailTemplate } from './mail.ts';

interface ConflictText {
  channel: string;
  room: string;
  /** The nights sold twice. */
  nights: string;
  reference: string;
  guestName: string;
  guestPhone: string;
  /** The whole stays. */
  stay: string;
  stayThere: string;
  summary: string;
  linkThere: string | undefined;
  link: string;
}

export function soldTwice(conflict: ConflictText): MailTemplate {
  const { channel, room, nights, reference, guestName, guestPhone, linkThere, link } = conflict;
  const phone: Fact[] = guestPhone ? [['Phone', guestPhone]] : [];
  return {
    subject: `Sold twice: ${reference} and ${channel}, ${room}, ${nights}`,
    greeting: hello(null),
    paragraphs: [
      `${channel} has sold ${room} on ${nights}, which ${reference} has booked here. The booking here stands, and nobody has told either guest yet.`,
      'Please move one of them to another room, or cancel one. The page of channels shows which rooms are free.',
    ],
    action: { label: 'See both bookings', link },
    ...(linkThere && { links: [{ label: `The booking at ${channel}`, link: linkThere }] }),
    facts: [
      ['Sold twice', `${room}, ${nights}`],
      ['Booked here', `${reference}, ${guestName}`],
      ...phone,
      ['Stay', conflict.stay],
      [`Sold at ${channel}`, conflict.summary],
      ['Stay there', conflict.stayThere],
    ],
    closing: [],
  };
}
