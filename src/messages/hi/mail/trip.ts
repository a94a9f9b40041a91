/** The page of a booking as an e-mail: the same parts, words and order. */

import type { TripText } from '../../en/mail/trip.ts';
import { refundHeading, refundLines, refundTimes } from '../booking/cancellation.ts';
import { CHECK_CODE, checkCodeLine, type ProofText, SHOW_PROOF, SHOW_TO_TRUSTED } from '../booking/proof.ts';
import * as trip from '../booking/trip.ts';
import { askOnWhatsApp, openInMaps } from '../site/links.ts';
import type { MailSection, MailTemplate } from './mail.ts';

export type * from '../../en/mail/trip.ts';

/** The facts and sections of a stay. */
export function tripParts(stay: TripText): Pick<MailTemplate, 'facts' | 'sections'> {
  return {
    facts: [...trip.stayFacts(stay), ...trip.guestFacts(stay)],
    sections: [
      gettingThere(stay),
      { heading: trip.PAYMENT, facts: trip.paymentFacts(stay), lines: [trip.paymentSentence(stay)] },
      ...(stay.refunds.length > 0
        ? [{ heading: refundHeading, facts: refundLines(stay.refunds), lines: refundTimes(stay.refunds) }]
        : []),
      {
        heading: trip.GOOD_TO_KNOW,
        lines: [trip.BRING_ID, trip.questions(stay.phone, stay.email).join('')],
      },
    ],
  };
}

/** What the guest shows to those who ask whether the booking is real. */
export const proofSection = ({ code, link }: ProofText): MailSection => ({
  heading: CHECK_CODE,
  lines: [checkCodeLine(code), SHOW_TO_TRUSTED],
  qr: link,
  links: link ? [{ label: SHOW_PROOF, link }] : [],
});

function gettingThere(stay: TripText): MailSection {
  const links = [
    { label: openInMaps, link: stay.mapLink },
    { label: askOnWhatsApp, link: stay.chatLink },
  ];
  return {
    heading: trip.GETTING_THERE,
    facts: [...trip.placeFacts(stay), ['फ़ोन', stay.phone]],
    links: links.filter(({ link }) => link !== ''),
  };
}
