/** The alerts of a host, on the screen of a phone and by email. */

import { hello, type MailTemplate } from '../mail/mail.ts';
import { refundAnyway } from './booking-page.ts';

const TITLES = {
  new_booking: 'New booking',
  cancellation: 'Booking cancelled',
  late_payment_failure: 'A payment came too late and goes back',
  channel_conflict: 'Booked twice: two sites sold the same night',
  message: 'New message from a guest',
  staff_act: 'What your staff did',
  form_iii: 'Form III is due soon',
  occupancy_report: 'The occupancy report is due at 10:00',
} as const;
type Kind = keyof typeof TITLES;

const WHY_CONFIRM =
  'Another site that sells the room did not answer. Look there whether the room is free, and confirm or decline on the page of the booking. Without an answer the request ends, and the guest has paid nothing.';

const WHY_PAID_HERE =
  'Confirm or decline on the page of the booking, or record the money there once it has arrived. Without an answer the request ends.';

/** `isRequest`: the new booking has to be confirmed by the host. */
export const alertTitle = (kind: Kind, isRequest = false) =>
  isRequest && kind === 'new_booking' ? 'Please confirm a request within 2 hours' : TITLES[kind];

export const notComing = (name: string) => `${name || 'A guest'} is not coming`;

/** It claims no more than that: another site may have sold the same night. */
export const takesNoLonger = (nights: string, count: number) =>
  `This booking no longer takes the ${count === 1 ? 'night' : 'nights'} ${nights}.`;

/** `SH12 · Asha Mishra · Room 1 · 18–20 Dec` */
export function alertBody(booking: {
  reference: string;
  guest?: string;
  rooms: string;
  stay: string;
}): string {
  return [booking.reference, booking.guest, booking.rooms, booking.stay].filter(Boolean).join(' · ');
}

/** What somebody did with a right that an owner gave them; `reference` is null for nights of the calendar. */
export interface StaffAct {
  name: string;
  right: 'prices' | 'void' | 'refund' | 'cancel';
  reference: string | null;
}

const DONE = {
  prices: (of: string | null) => `set a price${of ? ` of ${of}` : ' in the calendar'}`,
  void: (of: string | null) => `cancelled a payment of ${of}`,
  refund: (of: string | null) => `paid money back for ${of}`,
  cancel: (of: string | null) => `cancelled ${of}`,
};

/** `Manas cancelled SH12` */
export const staffActLine = ({ name, right, reference }: StaffAct) => `${name} ${DONE[right](reference)}`;

export function staffActs(acts: readonly StaffAct[], link: string): MailTemplate {
  return {
    subject: `${TITLES.staff_act}: ${acts.map(staffActLine)[0]}${acts.length > 1 ? ' and more' : ''}`,
    greeting: hello(null),
    paragraphs: acts.map((act) => `${staffActLine(act)}.`),
    action: { label: 'See what changed', link },
    closing: [
      'You get these emails at most every 10 minutes for each person. You can change this under People.',
    ],
  };
}

interface GoneText {
  /** The sentence about the nights that the booking no longer takes. */
  freed: string;
  /** Something was paid, nothing is refunded, and the reader may refund it. */
  canRefund: boolean;
}

const OPEN = 'Open the booking';

/** The booking in the desk, with the question whether to refund it. */
export const toRefund = (link: string) => ({ label: refundAnyway, link: `${link}#refund` });

export function hostAlert(alert: {
  kind: Kind;
  isRequest: boolean;
  /** There is no gateway: the guest pays the host. */
  paysAtProperty?: boolean;
  /** Under People. */
  isChosen: boolean;
  reference: string;
  guestName: string;
  link: string;
  /** Set if the guest said that they are not coming. */
  gone?: GoneText | undefined;
}): MailTemplate {
  const closing = alert.isChosen ? ['You chose to get these emails. You can change this under People.'] : [];
  if (alert.gone) {
    const { freed, canRefund } = alert.gone;
    const title = notComing(alert.guestName);
    return {
      subject: `${title}: ${alert.reference}`,
      greeting: hello(null),
      paragraphs: [`${title}: ${alert.reference}.`, freed],
      action: canRefund ? toRefund(alert.link) : { label: OPEN, link: alert.link },
      closing,
    };
  }
  const title = alertTitle(alert.kind, alert.isRequest);
  return {
    subject: `${title}: ${alert.reference}`,
    greeting: hello(null),
    paragraphs: [
      `${title}: ${alert.reference}, ${alert.guestName}.`,
      ...(alert.isRequest ? [alert.paysAtProperty ? WHY_PAID_HERE : WHY_CONFIRM] : []),
    ],
    action: {
      label: alert.kind === 'channel_conflict' ? 'See both bookings' : OPEN,
      link: alert.link,
    },
    closing,
  };
}

/** What has to be reported of the register, without a word of who it is about besides the booking. */
export type RegisterAlert =
  | { kind: 'form_iii'; reference: string; event: 'arrival' | 'departure'; due: string }
  | { kind: 'occupancy_report'; homestay: string; night: string; due: string };

/** `SH12 · arrival · due 19 Dec, 13:00` */
export const registerAlertBody = (alert: RegisterAlert) =>
  (alert.kind === 'form_iii' ? [alert.reference, alert.event] : [alert.homestay, `night of ${alert.night}`])
    .concat(`due ${alert.due}`)
    .join(' · ');

export function registerAlert(alert: RegisterAlert, link: string): MailTemplate {
  const title = TITLES[alert.kind];
  return {
    subject: `${title}: ${alert.kind === 'form_iii' ? alert.reference : alert.homestay}`,
    greeting: hello(null),
    paragraphs: [
      alert.kind === 'form_iii'
        ? `The ${alert.event} of a foreign guest of ${alert.reference} has to be reported by ${alert.due}.`
        : `${alert.homestay} had guests in the night of ${alert.night}. The police expect the report by ${alert.due}.`,
    ],
    action: { label: 'Open the register', link },
    closing: ['You chose to get these emails. You can change this under People.'],
  };
}
