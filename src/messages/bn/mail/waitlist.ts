/** E-mails to guests on the waitlist. */

import type { MailTemplate } from '../../en/mail/mail.ts';
import type { WaitlistText } from '../../en/mail/waitlist.ts';
import { hello, IGNORE } from './mail.ts';

export type * from '../../en/mail/waitlist.ts';

export const ANY_ROOM = 'আপনাদের সকলের জন্য যে কোনো ঘর';

const facts = (text: WaitlistText): [string, string][] => [
  ['ঘর', text.room],
  ['চেক-ইন', text.checkIn],
  ['চেক-আউট', text.checkOut],
  ['অতিথি', text.party],
];

export function waitlistJoined(text: WaitlistText): MailTemplate {
  return {
    subject: `${text.checkIn}: আপনি অপেক্ষার তালিকায় আছেন`,
    greeting: hello(null),
    paragraphs: [
      'এই তারিখে এখন সব ঘর ভর্তি। কোনো ঘর খালি হলে আপনাকে ইমেল করব, আর ইমেলে লেখা সময় পর্যন্ত ঘরটি আপনার জন্য ধরে রাখব: যিনি আগে নাম লিখিয়েছেন, তিনিই আগে পাবেন।',
    ],
    facts: facts(text),
    action: { label: 'আমার জায়গা দেখুন বা নাম তুলে নিন', link: text.link },
    closing: ['আপনি এটি না চেয়ে থাকলে, বা আর ঘর না লাগলে, সেখানে তালিকা থেকে নাম তুলে নিন।'],
  };
}

/** To a mailbox that is not verified. */
export function waitlistUnconfirmed(text: WaitlistText): MailTemplate {
  return {
    subject: `${text.checkIn}: অপেক্ষার তালিকায় আপনার জায়গা নিশ্চিত করুন`,
    greeting: hello(null),
    paragraphs: [
      'আপনার জায়গা নিশ্চিত করতে এই লিঙ্কটি খুলুন। কোনো ঘর খালি হলে আপনাকে ইমেল করব, আর ইমেলে লেখা সময় পর্যন্ত ঘরটি আপনার জন্য ধরে রাখব: যিনি আগে নাম লিখিয়েছেন, তিনিই আগে পাবেন।',
      '24 ঘণ্টার মধ্যে নিশ্চিত করলে আপনার জায়গা ধরা হবে নাম লেখানোর সময় থেকে। দু-দিনের মধ্যে উত্তর না পেলে আমরা সেটি মুছে ফেলি।',
    ],
    facts: facts(text),
    action: { label: 'আমার জায়গা নিশ্চিত করুন', link: text.link },
    closing: ['ওই পাতাতেই তালিকা থেকে নাম তুলে নিতে পারেন।', IGNORE],
  };
}

/** After two offers that were not booked. */
export function waitlistPaused(text: WaitlistText): MailTemplate {
  return {
    subject: `${text.checkIn}: আপনার কি এখনও ঘর লাগবে?`,
    greeting: hello(null),
    paragraphs: [
      'আমরা দু-বার আপনার জন্য ঘর ধরে রেখেছিলাম, বুক করা হয়নি। এখনও ঘর লাগবে বলে না জানালে আপনার জন্য আর ঘর ধরে রাখব না।',
    ],
    facts: facts(text),
    action: { label: 'আমাকে তালিকায় রাখুন', link: text.link },
    closing: ['আর ঘর না লাগলে ওই পাতাতেই তালিকা থেকে নাম তুলে নিতে পারেন।'],
  };
}

export function waitlistOffer(text: WaitlistText & { until: string }): MailTemplate {
  const isOne = text.rooms <= 1;
  const free = `${text.rooms}টি ঘর খালি হয়েছে`;
  const held = isOne ? 'ঘরটি' : 'ঘরগুলি একসঙ্গে';
  return {
    subject: `আপনার জন্য ${free}: ${text.checkIn}`,
    greeting: hello(null),
    paragraphs: [
      `আপনার তারিখে ${free}। ${text.until} (ভারতীয় সময়) পর্যন্ত ${held} আপনার জন্য ধরে রাখছি। তারপর তালিকার পরের অতিথিকে দেব।`,
    ],
    facts: facts(text),
    action: { label: isOne ? 'এই ঘরটি বুক করুন' : 'এই ঘরগুলি বুক করুন', link: text.link },
    closing: ['আর না লাগলে সেখানে তালিকা থেকে নাম তুলে নিন, যাতে পরের অতিথি বুক করতে পারেন।'],
  };
}
