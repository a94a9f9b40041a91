/** Numbers of every booking (spec section 9). */

/** Rooms of one booking. */
export const MAX_ROOMS = 20;
/** The advance, as a percentage of the total. */
export const DEPOSIT_PERCENT = 50;
/** The channel of a booking made on this site, as the wire numbers it, and what it costs the host. */
export const SOURCE = 5;
export const COMMISSION = 0;
