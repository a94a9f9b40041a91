import { type BookingWords, hello, type Letter, stayFacts } from './mail.ts';

/** The mail that `/find-booking` sends. */
export function bookingLinkMail(booking: BookingWords & { link: string }): Letter {
  return {
    subject: `The link to your booking ${booking.reference}`,
    greeting: hello(booking.guestName),
    paragraphs: ['Here is the link to your booking that was asked for on our site.'],
    facts: stayFacts(booking),
    action: { label: 'Open my booking', link: booking.link },
    closing: [
      'The link opens this booking for anyone who has it, so please keep it to yourself.',
      'If you did not ask for it, you can ignore this email.',
    ],
  };
}
