/** E-mails to guests on the waitlist. */

import type { WaitlistText } from '../../en/mail/waitlist.ts';
import { hello, IGNORE, type MailTemplate } from './mail.ts';

export type * from '../../en/mail/waitlist.ts';

export const ANY_ROOM = 'आप सबके लिए कोई भी कमरा';

const facts = (text: WaitlistText): [string, string][] => [
  [text.rooms > 1 ? 'कमरे' : 'कमरा', text.room],
  ['चेक-इन', text.checkIn],
  ['चेक-आउट', text.checkOut],
  ['मेहमान', text.party],
];

export function waitlistJoined(text: WaitlistText): MailTemplate {
  return {
    subject: `${text.checkIn} की प्रतीक्षा सूची में आपका नाम है`,
    greeting: hello(null),
    paragraphs: [
      'इन तारीखों में अभी सब भरा हुआ है। कोई कमरा खाली होते ही हम आपको ईमेल करेंगे और ईमेल में लिखे समय तक उसे आपके लिए रोकेंगे: जो पहले आए, उसे पहले।',
    ],
    facts: facts(text),
    action: { label: 'मेरी जगह देखें या नाम हटाएँ', link: text.link },
    closing: ['अगर यह आपने नहीं माँगा था, या अब कमरा नहीं चाहिए, तो कृपया वहीं सूची से नाम हटा दें।'],
  };
}

/** To a mailbox that is not verified. */
export function waitlistUnconfirmed(text: WaitlistText): MailTemplate {
  return {
    subject: `${text.checkIn} की प्रतीक्षा सूची में अपनी जगह पक्की करें`,
    greeting: hello(null),
    paragraphs: [
      'अपनी जगह पक्की करने के लिए यह लिंक खोलें। कोई कमरा खाली होते ही हम आपको ईमेल करेंगे और ईमेल में लिखे समय तक उसे आपके लिए रोकेंगे: जो पहले आए, उसे पहले।',
      '24 घंटे के भीतर पक्की करें, तो आपकी बारी उस समय से गिनी जाएगी जब आप जुड़े थे। दो दिन तक जवाब न मिले, तो हम इसे मिटा देते हैं।',
    ],
    facts: facts(text),
    action: { label: 'मेरी जगह पक्की करें', link: text.link },
    closing: ['उसी पेज पर आप सूची से नाम हटा भी सकते हैं।', IGNORE],
  };
}

/** After two offers that were not booked. */
export function waitlistPaused(text: WaitlistText): MailTemplate {
  return {
    subject: `क्या आपको ${text.checkIn} के लिए अब भी कमरा चाहिए?`,
    greeting: hello(null),
    paragraphs: [
      'हमने दो बार आपके लिए कमरा रोका, पर वह बुक नहीं हुआ। जब तक आप न बताएँ कि कमरा अब भी चाहिए, हम आगे कोई कमरा नहीं रोकेंगे।',
    ],
    facts: facts(text),
    action: { label: 'मुझे सूची में रखें', link: text.link },
    closing: ['अगर अब कमरा नहीं चाहिए, तो उसी पेज पर सूची से नाम हटा सकते हैं।'],
  };
}

export function waitlistOffer(text: WaitlistText & { until: string }): MailTemplate {
  const isOne = text.rooms <= 1;
  const free = isOne ? 'एक कमरा खाली है' : `${text.rooms} कमरे खाली हैं`;
  const held = isOne ? 'हमने उसे' : 'हमने वे सब एक साथ';
  return {
    subject: `आपके लिए ${free}: ${text.checkIn}`,
    greeting: hello(null),
    paragraphs: [
      `आपकी तारीखों में ${free}। ${held} ${text.until} (भारतीय समय) तक आपके लिए ${isOne ? 'रोक रखा है' : 'रोक रखे हैं'}। उसके बाद हम ${isOne ? 'उसे' : 'उन्हें'} सूची के अगले मेहमान को देंगे।`,
    ],
    facts: facts(text),
    action: { label: isOne ? 'यह कमरा बुक करें' : 'ये कमरे बुक करें', link: text.link },
    closing: ['अब ज़रूरत न हो, तो कृपया वहीं सूची से नाम हटा दें, ताकि अगले मेहमान बुक कर सकें।'],
  };
}
