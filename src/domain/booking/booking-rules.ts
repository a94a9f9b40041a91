/** Limits and shares of every booking (spec section 9). */

/** The most rooms of one booking. */
export const MAX_ROOMS = 20;
/** The advance, paid at booking, as a percentage of the total; the rest is the balance. */
export const DEPOSIT_PERCENT = 50;
/** Of a booking made on this site. */
export const COMMISSION = 0;
