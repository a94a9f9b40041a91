/** E-mails about a cancelled booking. */

import type * as en from '../../en/mail/cancelled.ts';
import { cancelled, refundWays } from '../booking/cancellation.ts';
import { stayFacts } from '../booking/trip.ts';
import { hello, type MailTemplate, toBooking } from './mail.ts';
import { correction } from './refund.ts';

/** Only the host reads it. */
export { cancellationNotice } from '../../en/mail/cancelled.ts';

export function bookingCancelled(booking: Parameters<typeof en.bookingCancelled>[0]): MailTemplate {
  const { refund, parts, byHost, message } = booking;
  const none = byHost === 'here' ? 'ଟଙ୍କା ଫେରସ୍ତ ମିଳିବ ନାହିଁ।' : 'ବାତିଲ ନିୟମ ଅନୁସାରେ ଟଙ୍କା ଫେରସ୍ତ ମିଳିବ ନାହିଁ।';
  const money = refund ? refundWays(parts) : none;
  const why = byHost === 'here' ? 'ଆପଣଙ୍କ ହୋଷ୍ଟ ଏହି ବୁକିଂ ବାତିଲ କରିଛନ୍ତି।' : cancelled;
  return {
    subject: `ଆପଣଙ୍କ ବୁକିଂ ${booking.reference} ବାତିଲ ହୋଇଛି`,
    greeting: hello(booking.guestName),
    paragraphs:
      byHost === true
        ? ['ଏହି ବୁକିଂ ପାଇଁ ଆପଣ ଦେଇଥିବା ସବୁ ଟଙ୍କା ହୋଷ୍ଟ ଫେରସ୍ତ କରିଛନ୍ତି, ତେଣୁ ବୁକିଂଟି ବାତିଲ ହୋଇଛି।']
        : [...correction(booking), why, ...(message ? [message] : []), money],
    facts: [...stayFacts(booking), ['ଫେରସ୍ତ', refund ?? 'କିଛି ନାହିଁ'], ['ବାତିଲ ଚାର୍ଜ', booking.paid]],
    action: toBooking(booking),
    closing: [
      byHost
        ? 'ଯଦି ଆପଣ ଏହା ଆଶା କରିନଥିଲେ, ତେବେ ଦୟାକରି ସାଙ୍ଗେ ସାଙ୍ଗେ ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ।'
        : 'ଯଦି ଆପଣ ନିଜେ ବାତିଲ କରିନାହାଁନ୍ତି, ତେବେ ଦୟାକରି ସାଙ୍ଗେ ସାଙ୍ଗେ ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ।',
    ],
  };
}
