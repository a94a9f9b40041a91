/** How a guest is asked for a review after a stay, and the answers of the page that the link opens. */

import type { ReviewRequestText } from '../../en/mail/review.ts';
import type { Fact } from '../booking/trip.ts';
import { hello, type MailTemplate } from './mail.ts';

export type * from '../../en/mail/review.ts';

/** The discount is off the rooms, so breakfasts and extra beds keep their price. */
const nextStay = (property: string, { code, percent, until }: NonNullable<ReviewRequestText['code']>) => ({
  heading: 'जब आप फिर आएँ',
  lines: [
    `आपका कोड: ${code}`,
    `${until} तक बुक करें, तो ${property} में अगली बार ठहरने पर कमरों के किराए में ${percent} % की छूट। इसे भुगतान वाले चरण में भरें। यह एक बुकिंग के लिए है।`,
  ],
});

export function reviewRequest(stay: ReviewRequestText): MailTemplate {
  return {
    subject: `${stay.property} में आपका समय कैसा रहा?`,
    greeting: hello(stay.guestName),
    paragraphs: [
      'आप हमारे यहाँ ठहरे थे। कृपया दूसरे मेहमानों को बताएँ कि कैसा रहा: चार बातों पर सितारे, और चाहें तो दो शब्द।',
    ],
    facts: [
      ['होमस्टे', stay.property],
      [stay.rooms.length <= 1 ? 'कमरा' : 'कमरे', stay.rooms.join(', ')] satisfies Fact,
      ['चेक-इन', stay.checkIn],
      ['चेक-आउट', stay.checkOut],
    ],
    action: { label: 'रिव्यू दें', link: stay.link },
    links: [{ label: 'मुझसे फिर न पूछें', link: stay.declineLink }],
    sections: stay.code ? [nextStay(stay.property, stay.code)] : [],
    closing: [
      'यह लिंक एक बार काम करता है। हमारी साइट किसी होमस्टे के रिव्यू तीन हो जाने पर दिखाती है, बिना लिंक, ईमेल पते और फ़ोन नंबर के।',
    ],
  };
}

/** What a host sends by WhatsApp. */
export const reviewChat = ({
  guestName,
  property,
  link,
}: Pick<ReviewRequestText, 'guestName' | 'property' | 'link'>) =>
  `नमस्कार ${guestName} जी! आप ${property} में ठहरे थे। कृपया दूसरे मेहमानों को बताएँ कि कैसा रहा: ${link}`;

export const THANK_YOU = 'धन्यवाद';
export const NOT_ASKED_AGAIN = 'हम आपसे फिर नहीं पूछेंगे।';
export const NO_STAY = 'इस लिंक की कोई बुकिंग हमें नहीं मिली।';
