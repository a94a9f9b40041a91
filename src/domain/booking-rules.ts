/** Limits and shares of every booking (spec section 9). */

/** The most rooms of one booking. */
export const MAX_ROOMS = 20;
/** The advance, paid at booking, as a percentage of the total; the rest is the balance. */
export const DEPOSIT_PERCENT = 50;
/** The channel number of a booking made on this site, and its commission. */
export const SOURCE = 5;
export const COMMISSION = 0;
