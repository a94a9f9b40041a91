/** E-mails with messages between guest and hosts, and with a link to pay. */

import type * as English from '../../en/mail/message.ts';
import { refundByHand, refundWays } from '../booking/cancellation.ts';
import { lookAgain } from '../booking/my-booking.ts';
import type { Fact } from '../booking/trip.ts';
import { hello, IGNORE, KEEP_PRIVATE, type MailTemplate, toBooking } from './mail.ts';

export type * from '../../en/mail/message.ts';
/** To the host, in English. */
export { guestMessage } from '../../en/mail/message.ts';

type PaymentLinkText = English.PaymentLinkText;

export function hostMessage({
  reference,
  guestName,
  text,
  link,
}: Parameters<typeof English.hostMessage>[0]): MailTemplate {
  return {
    subject: `आपकी बुकिंग ${reference} के बारे में संदेश`,
    greeting: hello(guestName),
    paragraphs: text,
    action: { label: 'बुकिंग के पेज पर जवाब दें', link },
    closing: ['आप इस ईमेल का जवाब भी दे सकते हैं।', KEEP_PRIVATE],
  };
}

const heldUntil = (until: string) => `आपके कमरे ${until} (भारतीय समय) तक रोके गए हैं। पैसे देते ही वे आपके हो जाएँगे।`;

/** `paysHost`: the house has no payment gateway. */
export function paymentLink(stay: PaymentLinkText & { paysHost: boolean }): MailTemplate {
  return {
    subject: `अपनी बुकिंग ${stay.reference} के पैसे दें`,
    greeting: hello(stay.guestName),
    paragraphs: [
      stay.paysHost
        ? `आपके ठहरने के ${stay.due} देने हैं। पैसे आप मेज़बान को देते हैं: कैसे, यह आपकी बुकिंग के पेज पर लिखा है।`
        : `अपने ठहरने के ${stay.due} आप ऑनलाइन दे सकते हैं, UPI, कार्ड या नेट बैंकिंग से।`,
      ...(stay.until ? [heldUntil(stay.until)] : []),
    ],
    facts: [
      ['बुकिंग रेफ़रेंस', stay.reference],
      ['होमस्टे', stay.property],
      [stay.rooms.length > 1 ? 'कमरे' : 'कमरा', stay.rooms.join(', ')],
      ['चेक-इन', stay.checkIn],
      ['चेक-आउट', stay.checkOut],
      ['देने हैं', stay.due],
    ],
    action: { label: stay.paysHost ? 'अपनी बुकिंग देखें' : 'बुकिंग देखें और पैसे दें', link: stay.link },
    closing: [KEEP_PRIVATE],
  };
}

/** The same as a WhatsApp message. */
export function paymentLinkChat({
  guestName,
  property,
  checkIn,
  checkOut,
  due,
  until,
  link,
  paysHost,
}: PaymentLinkText & { paysHost: boolean }): string {
  return [
    `नमस्कार ${guestName} जी! ${property} में आपका ठहरना, ${checkIn} से ${checkOut} तक: ${paysHost ? `${due} मेज़बान को देने हैं। अपनी बुकिंग यहाँ देखें।` : `${due} आप यहाँ दे सकते हैं।`}`,
    ...(until ? [heldUntil(until)] : []),
    link,
  ].join('\n');
}

/** Says the same in a mail and in a chat. */
export const notComeLines = (
  { property, rooms, checkIn }: Parameters<typeof English.notComeLines>[0],
  left: Parameters<typeof English.notComeLines>[1],
) => {
  const areMany = rooms.length > 1;
  const ends = {
    freed: areMany ? 'आपके कमरे अब दूसरे मेहमानों के लिए खाली हैं।' : 'आपका कमरा अब दूसरे मेहमानों के लिए खाली है।',
    kept: areMany ? 'आपके कमरे अब भी आपके लिए रखे हुए हैं।' : 'आपका कमरा अब भी आपके लिए रखा हुआ है।',
    none: 'आपके ठहरने के दिन पूरे हो चुके हैं।',
  };
  return [`हम ${checkIn} को ${property} में आपकी राह देख रहे थे, पर आप नहीं आए।`, ends[left]];
};

export function noShow(
  stay: Parameters<typeof English.noShow>[0],
  what: Parameters<typeof English.noShow>[1],
): MailTemplate {
  return {
    subject: `आप नहीं आए: बुकिंग ${stay.reference}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      ...notComeLines(stay, what.left),
      ...(what.refund ? [refundWays(what.parts)] : []),
      what.left === 'none'
        ? 'अगर यह बात सही नहीं है, तो इस ईमेल का जवाब दें।'
        : 'अगर यह बात सही नहीं है, या आप रास्ते में हैं, तो तुरंत इस ईमेल का जवाब दें।',
    ],
    facts: [
      ['बुकिंग रेफ़रेंस', stay.reference],
      ['होमस्टे', stay.property],
      [stay.rooms.length > 1 ? 'कमरे' : 'कमरा', stay.rooms.join(', ')],
      ['चेक-इन', stay.checkIn],
      ['चेक-आउट', stay.checkOut],
      ...(what.refund ? [['रिफ़ंड', what.refund] satisfies Fact] : []),
    ],
    action: toBooking(stay),
    closing: [KEEP_PRIVATE],
  };
}

/** Declined, or not answered in time. `paid`: what the guest says to have paid the host. */
export function requestDeclined(stay: Parameters<typeof English.requestDeclined>[0]): MailTemplate {
  const nights = `${stay.property} में ${stay.checkIn} से ${stay.checkOut} तक`;
  const unanswered = `मेज़बान ने समय पर जवाब नहीं दिया, इसलिए ${nights} का आपका अनुरोध ख़त्म हो गया।`;
  const declined = stay.paysAtProperty
    ? `${nights} आपका कमरा मेज़बान पक्का नहीं कर पाए। हमें खेद है।`
    : `${nights} आपका कमरा अब खाली नहीं है। हमें खेद है।`;
  const rest = stay.isUnanswered ? lookAgain(stay.rooms) : 'आपसे कुछ नहीं लिया गया है, और आपको कुछ करना भी नहीं है।';
  return {
    subject: `आपका अनुरोध ${stay.reference} पक्का नहीं हो पाया`,
    greeting: hello(null),
    paragraphs: [
      stay.isUnanswered ? unanswered : declined,
      stay.paid
        ? `आपने बताया है कि आप पैसे दे चुके हैं। ${refundByHand(stay.paid)} अगर कुछ दिनों में उनसे कोई खबर न मिले, तो हमें लिखें।`
        : rest,
    ],
    action: { label: 'खाली कमरे देखें', link: stay.searchLink },
    closing: [IGNORE],
  };
}
