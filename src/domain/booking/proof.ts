import { addDays } from '#domain/dates/calendar.ts';

/** What anybody may learn who has the code of a booking. */
export interface ProvenStay {
  homestay: string;
  /** A civil date. */
  checkIn: string;
  nights: number;
  paid: PaidPart;
}

/** `half`: an advance is paid; `later`: nothing yet. */
export const PAID_PARTS = ['full', 'half', 'later'] as const;
export type PaidPart = (typeof PAID_PARTS)[number];

/** The type of a token that proves a booking, and what the ids of its keys begin with. */
export const BOOKING_TOKEN = { type: 'booking+jwt', key: 'booking-' } as const;

export function paidPart({ paid, due }: { paid: number; due: number }): PaidPart {
  if (due <= 0) return 'full';
  return paid > 0 ? 'half' : 'later';
}

/** Returns the first day on which a stay is over for those who check it: the second after check-out. */
export const overFrom = (checkOut: string): string => addDays(checkOut, 2);

/** Returns the address that a QR code opens. */
export const proofAddress = (siteUrl: string, token: string): string => `${siteUrl}/check#${token}`;
