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
    subject: `ଆପଣଙ୍କ ବୁକିଂ ${stay.reference} ନିଶ୍ଚିତ ହୋଇଗଲା`,
    greeting: hello(stay.guestName),
    paragraphs: ['ଆପଣଙ୍କ ରୁମ ବୁକ ହୋଇଗଲା। ପୁରୀରେ ଆପଣଙ୍କୁ ସ୍ୱାଗତ କରିବାକୁ ଆମେ ଅପେକ୍ଷା କରିଛୁ।'],
    facts: [...facts.slice(0, 1), ...proofFacts(stay.proof?.code), ...facts.slice(1)],
    sections: [...sections, ...(stay.proof ? [proofSection(stay.proof)] : [])],
    action: toBooking(stay),
    closing: [`${KEEP_PRIVATE} ଆପଣଙ୍କ ସବୁ ବୁକିଂ ଦେଖିବା ପାଇଁ ଏହି ଇମେଲ ଠିକଣାରେ ସାଇନ ଅପ କିମ୍ବା ଲଗ ଇନ କରନ୍ତୁ।`],
  };
}

export function threeDaysBefore(stay: TripText): MailTemplate {
  return {
    subject: `ପୁରୀରେ ଆପଣଙ୍କ ରହଣି, ${stay.checkIn} ଠାରୁ`,
    greeting: hello(stay.guestName),
    paragraphs: ['ଆମ ପାଖରେ ଆପଣଙ୍କ ରହଣି ଶୀଘ୍ର ଆରମ୍ଭ ହେବ, ଆଉ ଆପଣଙ୍କ ରୁମ ପ୍ରସ୍ତୁତ ଥିବ।'],
    ...tripParts(stay),
    action: toBooking(stay),
    ...toCheckIn(stay),
    closing: [
      stay.phone ? 'କିଛି ବଦଳିଥିଲେ ଆମକୁ ଫୋନ କରନ୍ତୁ କିମ୍ବା ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ।' : 'କିଛି ବଦଳିଥିଲେ ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ।',
    ],
  };
}

export function dayBefore(stay: TripText): MailTemplate {
  return {
    subject: `ଆମ ପାଖରେ କିପରି ପହଞ୍ଚିବେ: ${stay.property}, ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      `${stay.checkIn} ଦିନ ${stay.checkInTime} ଠାରୁ ଆପଣଙ୍କୁ ସ୍ୱାଗତ କରିବାକୁ ଆମେ ଅପେକ୍ଷା କରିଥିବୁ।`,
      stay.phone && `ଆମ ଘର ନପାଇଲେ କିମ୍ବା ଆସିବାରେ ଡେରି ହେଲେ, ଆମକୁ ${stay.phone} ନମ୍ବରରେ ଫୋନ କରନ୍ତୁ।`,
    ],
    ...tripParts(stay),
    action: toBooking(stay),
    ...toCheckIn(stay),
    closing: ['ଆପଣଙ୍କ ଯାତ୍ରା ଶୁଭ ହେଉ।'],
  };
}

export function thanks(stay: TripText & { searchLink: string }): MailTemplate {
  return {
    subject: 'ଆମ ପାଖରେ ରହିଥିବାରୁ ଧନ୍ୟବାଦ',
    greeting: hello(stay.guestName),
    paragraphs: [
      'ପୁରୀରେ ଆମ ଅତିଥି ହୋଇଥିବାରୁ ଧନ୍ୟବାଦ। ଆଶା କରୁ, ଆପଣଙ୍କୁ ନିଜ ଘର ପରି ଲାଗିଛି। ଭଲରେ ଭଲରେ ଘରେ ପହଞ୍ଚନ୍ତୁ।',
      'କିଛି ଠିକ ନଥିଲେ ଦୟାକରି ଆମକୁ କୁହନ୍ତୁ। ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ; ଆମେ ପ୍ରତ୍ୟେକ ବାର୍ତ୍ତା ପଢ଼ୁ।',
    ],
    action: { label: 'ପରବର୍ତ୍ତୀ ରହଣି ଯୋଜନା କରନ୍ତୁ', link: stay.searchLink },
    links: [toBooking(stay)],
    closing: ['ପୁଣି ଆସନ୍ତୁ, ଆପଣଙ୍କୁ ସବୁବେଳେ ସ୍ୱାଗତ।'],
  };
}
