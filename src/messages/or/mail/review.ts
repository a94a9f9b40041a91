/** How a guest is asked for a review after a stay, and the answers of the page that the link opens. */

import type { ReviewRequestText } from '../../en/mail/review.ts';
import type { Fact } from '../booking/trip.ts';
import { hello, type MailTemplate } from './mail.ts';

export type * from '../../en/mail/review.ts';

/** The discount is off the rooms, so breakfasts and extra beds keep their price. */
const nextStay = (property: string, { code, percent, until }: NonNullable<ReviewRequestText['code']>) => ({
  heading: 'ଆପଣଙ୍କ ପରବର୍ତ୍ତୀ ରହଣି',
  lines: [
    `ଆପଣଙ୍କ କୋଡ: ${code}`,
    `${until} ସୁଦ୍ଧା ବୁକ କଲେ, ${property} ଠାରେ ପରବର୍ତ୍ତୀ ରହଣିରେ ରୁମ ଉପରେ ${percent} % ରିହାତି। ପେମେଣ୍ଟ ପଦକ୍ଷେପରେ ଏହା ଲେଖନ୍ତୁ। ଏହା ଗୋଟିଏ ବୁକିଂ ପାଇଁ।`,
  ],
});

export function reviewRequest(stay: ReviewRequestText): MailTemplate {
  return {
    subject: `${stay.property} ଠାରେ ଆପଣଙ୍କ ରହଣି କେମିତି ଥିଲା?`,
    greeting: hello(stay.guestName),
    paragraphs: ['ଆପଣ ଆମ ପାଖରେ ରହିଥିଲେ। କେମିତି ଲାଗିଲା, ଦୟାକରି ଅନ୍ୟ ଅତିଥିଙ୍କୁ ଜଣାନ୍ତୁ: ଚାରୋଟି ଧାଡ଼ିରେ ତାରା, ଆଉ ଇଚ୍ଛା ହେଲେ ଦୁଇ ପଦ କଥା।'],
    facts: [
      ['ହୋମଷ୍ଟେ', stay.property],
      ['ରୁମ', stay.rooms.join(', ')] satisfies Fact,
      ['ଚେକ-ଇନ', stay.checkIn],
      ['ଚେକ-ଆଉଟ', stay.checkOut],
    ],
    action: { label: 'ରହଣି ବିଷୟରେ ମତାମତ ଦିଅନ୍ତୁ', link: stay.link },
    links: [{ label: 'ମୋତେ ଆଉ ପଚାରନ୍ତୁ ନାହିଁ', link: stay.declineLink }],
    sections: stay.code ? [nextStay(stay.property, stay.code)] : [],
    closing: [
      'ଏହି ଲିଙ୍କ ଥରେ ମାତ୍ର କାମ କରେ। ଗୋଟିଏ ହୋମଷ୍ଟେର ଅତି କମରେ 3ଟି ମତାମତ ହେଲେ ଆମ ସାଇଟ ସେଗୁଡ଼ିକ ଦେଖାଏ, ଲିଙ୍କ, ଇମେଲ ଠିକଣା ଓ ଫୋନ ନମ୍ବର ବିନା।',
    ],
  };
}

/** What a host sends by WhatsApp. */
export const reviewChat = ({
  guestName,
  property,
  link,
}: Pick<ReviewRequestText, 'guestName' | 'property' | 'link'>) =>
  `ନମସ୍କାର ${guestName}! ଆପଣ ${property} ଠାରେ ରହିଥିଲେ। କେମିତି ଲାଗିଲା, ଦୟାକରି ଅନ୍ୟ ଅତିଥିଙ୍କୁ ଜଣାନ୍ତୁ: ${link}`;

export const THANK_YOU = 'ଧନ୍ୟବାଦ';
export const NOT_ASKED_AGAIN = 'ଆମେ ଆଉ ଆପଣଙ୍କୁ ପଚାରିବୁ ନାହିଁ।';
export const NO_STAY = 'ଏହି ଲିଙ୍କ ପାଇଁ କୌଣସି ରହଣି ଆମକୁ ମିଳିଲା ନାହିଁ।';
