/** E-mails to a guest when a stay is booked, before it and after it. */

import { onlineCheckIn } from '../booking/my-booking.ts';
import { type ProofText, proofFacts } from '../booking/proof.ts';
import { hello, KEEP_PRIVATE, type MailTemplate, toBooking } from './mail.ts';
import { proofSection, type TripText, tripParts } from './trip.ts';

/** Before the stay guests can tell who travels. */
const toCheckIn = ({ checkInLink }: TripText) =>
  checkInLink ? { links: [{ label: onlineCheckIn, link: checkInLink }] } : {};

export function bookingConfirmed(stay: TripText & { proof?: ProofText }): MailTemplate {
  const { facts = [], sections = [] } = tripParts(stay);
  return {
    subject: `Your booking ${stay.reference} is confirmed`,
    greeting: hello(stay.guestName),
    paragraphs: [
      `Your ${stay.rooms.length === 1 ? 'room is' : 'rooms are'} booked, and we look forward to welcoming you to Puri.`,
    ],
    facts: [...facts.slice(0, 1), ...proofFacts(stay.proof?.code), ...facts.slice(1)],
    sections: [...sections, ...(stay.proof ? [proofSection(stay.proof)] : [])],
    action: toBooking(stay),
    closing: [`${KEEP_PRIVATE} To see all your bookings, sign up or log in with this email address.`],
  };
}

export function threeDaysBefore(stay: TripText): MailTemplate {
  return {
    subject: `Your stay in Puri from ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: ['Your stay with us begins soon, and your rooms will be ready for you.'],
    ...tripParts(stay),
    action: toBooking(stay),
    ...toCheckIn(stay),
    closing: [
      stay.phone
        ? 'If something has changed, call us or reply to this email.'
        : 'If something has changed, reply to this email.',
    ],
  };
}

export function dayBefore(stay: TripText): MailTemplate {
  return {
    subject: `How to find us: ${stay.property}, ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      `We look forward to welcoming you on ${stay.checkIn}, from ${stay.checkInTime}.`,
      stay.phone && `If you can't find us or will be late, call us at ${stay.phone}.`,
    ],
    ...tripParts(stay),
    action: toBooking(stay),
    ...toCheckIn(stay),
    closing: ['Have a good journey.'],
  };
}

export function thanks(stay: TripText & { searchLink: string }): MailTemplate {
  return {
    subject: 'Thank you for staying with us',
    greeting: hello(stay.guestName),
    paragraphs: [
      'Thank you for being our guest in Puri. We hope you felt at home and have an easy journey back.',
      'If anything was not right, please tell us. Just reply to this email; we read every message.',
    ],
    action: { label: 'Plan your next stay', link: stay.searchLink },
    links: [toBooking(stay)],
    closing: ['You are always welcome back.'],
  };
}
