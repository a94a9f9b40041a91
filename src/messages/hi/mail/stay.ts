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
    subject: `आपकी बुकिंग ${stay.reference} पक्की है`,
    greeting: hello(stay.guestName),
    paragraphs: [
      `${stay.rooms.length <= 1 ? 'आपका कमरा बुक हो गया है' : 'आपके कमरे बुक हो गए हैं'}, और पुरी में हम आपकी राह देख रहे हैं।`,
    ],
    facts: [...facts.slice(0, 1), ...proofFacts(stay.proof?.code), ...facts.slice(1)],
    sections: [...sections, ...(stay.proof ? [proofSection(stay.proof)] : [])],
    action: toBooking(stay),
    closing: [`${KEEP_PRIVATE} अपनी सब बुकिंग देखने के लिए इसी ईमेल पते से साइन अप या लॉग इन करें।`],
  };
}

export function threeDaysBefore(stay: TripText): MailTemplate {
  return {
    subject: `पुरी में आपका आना, ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: ['आप जल्द ही हमारे यहाँ आ रहे हैं, आपके कमरे तैयार मिलेंगे।'],
    ...tripParts(stay),
    action: toBooking(stay),
    ...toCheckIn(stay),
    closing: [
      stay.phone ? 'कुछ बदल गया हो, तो हमें फ़ोन करें या इस ईमेल का जवाब दें।' : 'कुछ बदल गया हो, तो इस ईमेल का जवाब दें।',
    ],
  };
}

export function dayBefore(stay: TripText): MailTemplate {
  return {
    subject: `हम तक कैसे पहुँचें: ${stay.property}, ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      `हम ${stay.checkIn} को ${stay.checkInTime} से आपकी राह देखेंगे।`,
      stay.phone && `हमारा घर न मिले या आने में देर हो, तो हमें ${stay.phone} पर फ़ोन करें।`,
    ],
    ...tripParts(stay),
    action: toBooking(stay),
    ...toCheckIn(stay),
    closing: ['आपकी यात्रा शुभ हो।'],
  };
}

export function thanks(stay: TripText & { searchLink: string }): MailTemplate {
  return {
    subject: 'हमारे यहाँ ठहरने के लिए धन्यवाद',
    greeting: hello(stay.guestName),
    paragraphs: [
      'पुरी में हमारे मेहमान बनने के लिए धन्यवाद। आशा है आपको घर जैसा लगा, और आपकी वापसी की यात्रा आराम से हो।',
      'कुछ ठीक न लगा हो, तो कृपया हमें बताएँ। बस इस ईमेल का जवाब दें; हम हर संदेश पढ़ते हैं।',
    ],
    action: { label: 'फिर आने की तैयारी करें', link: stay.searchLink },
    links: [toBooking(stay)],
    closing: ['हमारे यहाँ आपका हमेशा स्वागत है।'],
  };
}
