import type * as en from '../../en/host/alarms.ts';
import { span } from './channels.ts';
import { guestSaysPaid } from './desk.ts';

/** What a host must not overlook, at the top of the day. */

export const soldTwice = ({ channel, room, nights, reference, guest }: Parameters<typeof en.soldTwice>[0]) =>
  `${channel} ମଧ୍ୟ ${room} ବିକିଛି, ରାତି ${nights}: ${reference}, ${guest}।`;

export const dispute = (guest: string, amount: string, until: string | undefined) =>
  `${guest} ଙ୍କ ବ୍ୟାଙ୍କ ${amount} ଫେରସ୍ତ ମାଗୁଛି। ${until ? `${until} ସୁଦ୍ଧା ` : ''}Razorpay ଡ୍ୟାସବୋର୍ଡରେ ଉତ୍ତର ଦିଅନ୍ତୁ।`;
type Asked = Parameters<typeof en.awaitsHost>[0];

/** `reference`: of the payment that the guest says to have made. */
export const asksAndPaysHost = ({ guest, rooms, stay, until }: Asked, reference: string | null) =>
  `${guest} ମାଗୁଛନ୍ତି ${rooms}, ${stay}। ${until} ସୁଦ୍ଧା ନିଶ୍ଚିତ କରନ୍ତୁ।${reference ? ` ${guestSaysPaid(reference)}` : ''}`;
export const awaitsHost = ({ guest, rooms, stay, until }: Asked) =>
  `${guest} ମାଗୁଛନ୍ତି ${rooms}, ${stay}, ଆଉ ଅନ୍ୟ ଏକ ସାଇଟ ଉତ୍ତର ଦେଲା ନାହିଁ। ସେଠାରେ ରୁମ ଖାଲି ଥିଲେ ${until} ସୁଦ୍ଧା ନିଶ୍ଚିତ କରନ୍ତୁ।`;
/** `rooms`: those whose calendar at the site can't be read. */
export const notRead = (site: string, minutes: number, rooms: readonly string[]) =>
  `${span(minutes)} ହେଲା ${site} ପଢ଼ିହେଉନାହିଁ (${rooms.join(', ')})। ସେଠାରେ ବିକା ହୋଇଥିବା ରାତି ଏଠାରେ ମଧ୍ୟ ବିକା ହୋଇଯାଇପାରେ।`;
export const refundByHand = (guest: string, amount: string) => `${guest} ଙ୍କୁ ${amount} ନିଜେ ଫେରାନ୍ତୁ।`;
export const refundRefused = (guest: string, amount: string) =>
  `${guest} ଙ୍କ ${amount} ଫେରସ୍ତ ମନା ହୋଇଗଲା। Razorpay ଡ୍ୟାସବୋର୍ଡରେ ଫେରାନ୍ତୁ।`;
export const paymentDiffers = (guest: string, reference: string, paid: string, due: string) =>
  `${guest} ${reference} ପାଇଁ ${paid} ଦେଇଛନ୍ତି, କିନ୍ତୁ ଦେବାର ଥିଲା ${due}। ଏଥିରେ କିଛି ବୁକ ହୋଇନାହିଁ; ଟଙ୍କା ଫେରିଯିବ।`;
