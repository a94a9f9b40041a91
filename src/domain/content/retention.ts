import { LINK_DAYS } from '#domain/booking/booking-link.ts';
import { addDays, addMonths } from '#domain/dates/calendar.ts';

/** Days, financial years, which begin on 1 April after the event, or the years that each homestay has chosen. */
export type Period = { days: number } | { financialYears: number } | { yearsOf: 'homestay' };

export type Event =
  | 'hold ended'
  | 'booked'
  | 'check-out'
  | 'joined'
  | 'requested night'
  | 'expired'
  | 'sent'
  | 'viewed'
  | 'acted'
  | 'signed up'
  | 'replaced';

interface Retention {
  after: Event;
  keep: Period;
}

/**
 * Says how long each kind of personal data is kept. Housekeeping enforces each row (`server/housekeeping/drop-expired.ts`),
 * and the privacy page prints it. Other data is not personal, or belongs to an account that its owner can
 * delete.
 */
export const RETENTION = {
  unpaidBooking: { after: 'hold ended', keep: { days: 30 } },
  invoice: { after: 'check-out', keep: { financialYears: 8 } },
  channelEvent: { after: 'check-out', keep: { days: 30 } },
  guestEmail: { after: 'check-out', keep: { days: 365 } },
  stayDetails: { after: 'check-out', keep: { days: 90 } },
  register: { after: 'check-out', keep: { yearsOf: 'homestay' } },
  bookingLink: { after: 'check-out', keep: { days: LINK_DAYS } },
  bookingTrace: { after: 'booked', keep: { days: 30 } },
  reviewName: { after: 'check-out', keep: { financialYears: 8 } },
  hostAct: { after: 'acted', keep: { financialYears: 8 } },
  quote: { after: 'expired', keep: { days: 0 } },
  waiting: { after: 'requested night', keep: { days: 30 } },
  unprovenEntry: { after: 'joined', keep: { days: 2 } },
  sentMail: { after: 'sent', keep: { days: 30 } },
  unprovenAccount: { after: 'signed up', keep: { days: 30 } },
  session: { after: 'expired', keep: { days: 0 } },
  accountLink: { after: 'expired', keep: { days: 0 } },
  invitation: { after: 'expired', keep: { days: 0 } },
  leftPicture: { after: 'replaced', keep: { days: 1 } },
  counter: { after: 'expired', keep: { days: 0 } },
  pageView: { after: 'viewed', keep: { days: 400 } },
} as const satisfies Record<string, Retention>;

export type Kind = keyof typeof RETENTION;

const MONTHS = 12;

/** Returns the civil date before which stays must have ended whose register is deleted after so many years. */
export const registerBefore = (years: number, today: string): string => addMonths(today, -MONTHS * years);

const APRIL = 4;

/** Returns the civil date before which data of this period is deleted. */
export function deleteBefore(keep: Exclude<Period, { yearsOf: unknown }>, today: string): string {
  if ('days' in keep) return addDays(today, -keep.days);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const thisYear = month >= APRIL ? year : year - 1;
  return `${thisYear - keep.financialYears}-04-01`;
}
