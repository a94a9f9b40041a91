/** What a host must not overlook, at the top of the day. */

import type * as en from '../../en/host/alarms.ts';
import { span } from './channels.ts';
import { guestSaysPaid } from './desk.ts';

type SoldTwice = Parameters<typeof en.soldTwice>[0];
type Asked = Parameters<typeof en.awaitsHost>[0];

export const soldTwice = ({ channel, room, nights, reference, guest }: SoldTwice) =>
  `${channel} ने भी ${room} बेच दिया है, ${nights}: ${reference}, ${guest}।`;

export const dispute = (guest: string, amount: string, until: string | undefined) =>
  `${guest} का बैंक ${amount} वापस माँग रहा है। Razorpay के डैशबोर्ड में ${until ? `${until} तक ` : ''}जवाब दें।`;

/** `reference`: of the payment that the guest says to have made. */
export const asksAndPaysHost = ({ guest, rooms, stay, until }: Asked, reference: string | null) =>
  `${guest} ने माँगा है: ${rooms}, ${stay}। ${until} तक पक्का करें।${reference ? ` ${guestSaysPaid(reference)}` : ''}`;
export const awaitsHost = ({ guest, rooms, stay, until }: Asked) =>
  `${guest} ने माँगा है: ${rooms}, ${stay}, और एक दूसरी साइट ने जवाब नहीं दिया। वहाँ कमरा खाली हो तो ${until} तक पक्का करें।`;
/** `rooms`: those whose calendar at the site can't be read. */
export const notRead = (site: string, minutes: number, rooms: readonly string[]) =>
  `${span(minutes)} से ${site} का कैलेंडर पढ़ा नहीं जा सका (${rooms.join(', ')})। जो रात वहाँ बिक चुकी हो, वह यहाँ भी बिक सकती है।`;
export const refundByHand = (guest: string, amount: string) => `${guest} को ${amount} खुद लौटाएँ।`;
export const refundRefused = (guest: string, amount: string) =>
  `${guest} को ${amount} का रिफ़ंड नहीं हो पाया। Razorpay के डैशबोर्ड से लौटाएँ।`;
export const paymentDiffers = (guest: string, reference: string, paid: string, due: string) =>
  `${guest} ने ${reference} के लिए ${paid} दिए, जबकि ${due} देने थे। इससे कुछ बुक नहीं हुआ; पैसे वापस जा रहे हैं।`;
