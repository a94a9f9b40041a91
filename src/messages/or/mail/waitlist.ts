/** E-mails to guests on the waitlist. */

import type { WaitlistText } from '../../en/mail/waitlist.ts';
import { hello, IGNORE, type MailTemplate } from './mail.ts';

export type * from '../../en/mail/waitlist.ts';

export const ANY_ROOM = 'ଆପଣଙ୍କ ଦଳ ପାଇଁ ଯେକୌଣସି ରୁମ';

const facts = (text: WaitlistText): [string, string][] => [
  ['ରୁମ', text.room],
  ['ଚେକ-ଇନ', text.checkIn],
  ['ଚେକ-ଆଉଟ', text.checkOut],
  ['ଅତିଥି', text.party],
];

export function waitlistJoined(text: WaitlistText): MailTemplate {
  return {
    subject: `${text.checkIn} ପାଇଁ ଆପଣ ଅପେକ୍ଷା ତାଲିକାରେ ଅଛନ୍ତି`,
    greeting: hello(null),
    paragraphs: [
      'ଏହି ତାରିଖରେ ଏବେ ସବୁ ରୁମ ଭର୍ତ୍ତି। ରୁମ ଖାଲି ହେଲେ ଆମେ ଆପଣଙ୍କୁ ଇମେଲ କରିବୁ, ଆଉ ଇମେଲରେ ଲେଖାଥିବା ସମୟ ପର୍ଯ୍ୟନ୍ତ ତାହା ଆପଣଙ୍କ ପାଇଁ ରଖିବୁ: ଯିଏ ଆଗ, ତାଙ୍କୁ ଆଗ।',
    ],
    facts: facts(text),
    action: { label: 'ମୋ ସ୍ଥାନ ଦେଖନ୍ତୁ ବା ତାଲିକା ଛାଡ଼ନ୍ତୁ', link: text.link },
    closing: ['ଯଦି ଆପଣ ଏହା ମାଗିନାହାଁନ୍ତି, କିମ୍ବା ରୁମ ଆଉ ଦରକାର ନାହିଁ, ତେବେ ଦୟାକରି ସେଠାରେ ତାଲିକାରୁ ବାହାରିଯାଆନ୍ତୁ।'],
  };
}

/** To a mailbox that is not verified. */
export function waitlistUnconfirmed(text: WaitlistText): MailTemplate {
  return {
    subject: `${text.checkIn} ପାଇଁ ଅପେକ୍ଷା ତାଲିକାରେ ଆପଣଙ୍କ ସ୍ଥାନ ନିଶ୍ଚିତ କରନ୍ତୁ`,
    greeting: hello(null),
    paragraphs: [
      'ଆପଣଙ୍କ ସ୍ଥାନ ନିଶ୍ଚିତ କରିବା ପାଇଁ ଏହି ଲିଙ୍କ ଖୋଲନ୍ତୁ। ରୁମ ଖାଲି ହେଲେ ଆମେ ଆପଣଙ୍କୁ ଇମେଲ କରିବୁ, ଆଉ ଇମେଲରେ ଲେଖାଥିବା ସମୟ ପର୍ଯ୍ୟନ୍ତ ତାହା ଆପଣଙ୍କ ପାଇଁ ରଖିବୁ: ଯିଏ ଆଗ, ତାଙ୍କୁ ଆଗ।',
      '24 ଘଣ୍ଟା ଭିତରେ ନିଶ୍ଚିତ କଲେ, ଆପଣ ଯୋଗ ଦେବା ସମୟରୁ ଆପଣଙ୍କ ସ୍ଥାନ ଗଣାଯିବ। ଦୁଇ ଦିନ ଯାଏ ଉତ୍ତର ନମିଳିଲେ ଆମେ ତାହା ଲିଭାଇଦେବୁ।',
    ],
    facts: facts(text),
    action: { label: 'ମୋ ସ୍ଥାନ ନିଶ୍ଚିତ କରନ୍ତୁ', link: text.link },
    closing: ['ସେହି ପୃଷ୍ଠାରେ ଆପଣ ତାଲିକାରୁ ବାହାରିପାରିବେ।', IGNORE],
  };
}

/** After two offers that were not booked. */
export function waitlistPaused(text: WaitlistText): MailTemplate {
  return {
    subject: `${text.checkIn} ପାଇଁ ଆପଣଙ୍କୁ ଏବେ ବି ରୁମ ଦରକାର କି?`,
    greeting: hello(null),
    paragraphs: [
      'ଆମେ ଆପଣଙ୍କ ପାଇଁ ଦୁଇ ଥର ରୁମ ରଖିଥିଲୁ, କିନ୍ତୁ ତାହା ବୁକ ହେଲା ନାହିଁ। ଏବେ ବି ରୁମ ଦରକାର ବୋଲି ଆପଣ ନଜଣାଇବା ପର୍ଯ୍ୟନ୍ତ ଆମେ ଆଉ ରୁମ ରଖିବୁ ନାହିଁ।',
    ],
    facts: facts(text),
    action: { label: 'ମୋତେ ତାଲିକାରେ ରଖନ୍ତୁ', link: text.link },
    closing: ['ରୁମ ଆଉ ଦରକାର ନଥିଲେ, ସେହି ପୃଷ୍ଠାରେ ଆପଣ ତାଲିକାରୁ ବାହାରିପାରିବେ।'],
  };
}

export function waitlistOffer(text: WaitlistText & { until: string }): MailTemplate {
  const isOne = text.rooms === 1;
  const free = isOne ? 'ଗୋଟିଏ ରୁମ' : `${text.rooms}ଟି ରୁମ`;
  return {
    subject: `ଆପଣଙ୍କ ପାଇଁ ${free} ଖାଲି ଅଛି: ${text.checkIn}`,
    greeting: hello(null),
    paragraphs: [
      `ଆପଣଙ୍କ ତାରିଖରେ ${free} ଖାଲି ଅଛି। ଆମେ ତାହା ${text.until} (ଭାରତୀୟ ସମୟ) ପର୍ଯ୍ୟନ୍ତ ${isOne ? '' : 'ଏକାଠି '}ଆପଣଙ୍କ ପାଇଁ ରଖିଛୁ। ତା’ପରେ ତାଲିକାରେ ଥିବା ପରବର୍ତ୍ତୀ ଅତିଥିଙ୍କୁ ଦେବୁ।`,
    ],
    facts: facts(text),
    action: { label: isOne ? 'ଏହି ରୁମ ବୁକ କରନ୍ତୁ' : 'ଏହି ରୁମଗୁଡ଼ିକ ବୁକ କରନ୍ତୁ', link: text.link },
    closing: ['ଆପଣଙ୍କର ଆଉ ଦରକାର ନଥିଲେ, ଦୟାକରି ସେଠାରେ ତାଲିକାରୁ ବାହାରିଯାଆନ୍ତୁ, ଯେପରି ପରବର୍ତ୍ତୀ ଅତିଥି ବୁକ କରିପାରିବେ।'],
  };
}
