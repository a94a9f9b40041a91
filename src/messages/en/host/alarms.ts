import { span } from './channels.ts';
import { guestSaysPaid } from './desk.ts';

/** What a host must not overlook, at the top of the day. */

interface SoldTwice {
  channel: string;
  room: string;
  nights: string;
  reference: string;
  guest: string;
}

export const soldTwice = ({ channel, room, nights, reference, guest }: SoldTwice) =>
  `${channel} sold ${room} on ${nights} too: ${reference}, ${guest}.`;

export const dispute = (guest: string, amount: string, until: string | undefined) =>
  `The bank of ${guest} asks ${amount} back. Answer in Razorpay’s dashboard${until ? ` by ${until}` : ''}.`;
interface Asked {
  guest: string;
  rooms: string;
  stay: string;
  until: string;
}

/** `reference`: of the payment that the guest says to have made. */
export const asksAndPaysHost = ({ guest, rooms, stay, until }: Asked, reference: string | null) =>
  `${guest} asks for ${rooms}, ${stay}. Confirm by ${until}.${reference ? ` ${guestSaysPaid(reference)}` : ''}`;
export const awaitsHost = ({ guest, rooms, stay, until }: Asked) =>
  `${guest} asks for ${rooms}, ${stay}, and another site did not answer. Confirm by ${until} if the room is free there.`;
/** `rooms`: those whose calendar at the site can't be read. */
export const notRead = (site: string, minutes: number, rooms: readonly string[]) =>
  `${site} could not be read for ${span(minutes)} (${rooms.join(', ')}). A night that is sold there can be sold here, too.`;
export const refundByHand = (guest: string, amount: string) => `Pay ${amount} back to ${guest} by hand.`;
export const refundRefused = (guest: string, amount: string) =>
  `The refund of ${amount} to ${guest} was refused. Pay it back in Razorpay’s dashboard.`;
export const paymentDiffers = (guest: string, reference: string, paid: string, due: string) =>
  `${guest} paid ${paid} for ${reference}, and the order was ${due}. Nothing is booked by it; the money goes back.`;
