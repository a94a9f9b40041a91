/** What a host most often looks for: a balance, what is not confirmed yet, and guests who must still be told. */
export const BOOKING_FILTERS = ['owes', 'unconfirmed', 'not_told'] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];
