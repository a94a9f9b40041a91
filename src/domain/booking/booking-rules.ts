/** Limits and shares of every booking (spec section 9). */

export const MAX_ROOMS = 20;
/** The advance, paid at booking, as a percentage of the total; the rest is the balance. */
export const DEPOSIT_PERCENT = 50;
/** This site takes no commission. */
export const COMMISSION = 0;
