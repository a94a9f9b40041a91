import { HOUR } from '#domain/dates/duration.ts';

/** A room that another site may have sold is confirmed by its host first, within these hours. */
export const HOURS_TO_ANSWER = 2;
/** The guest has this many hours to pay once the host has confirmed. */
const HOURS_TO_PAY = 24;

/** Rooms are kept for this many hours for a guest who says that they have paid the host. */
const HOURS_OF_CLAIM = 24;

const later = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR);

export const hostAnswersUntil = (now: Date) => later(now, HOURS_TO_ANSWER);
/** Returns whether a hold that has ended was that of a request which no host has answered. */
export const endedUnanswered = (asked: Date | null, end: Date | null): boolean =>
  asked !== null && end !== null && end <= hostAnswersUntil(asked);
export const claimKeptUntil = (now: Date) => later(now, HOURS_OF_CLAIM);
export const guestPaysUntil = (now: Date) => later(now, HOURS_TO_PAY);
