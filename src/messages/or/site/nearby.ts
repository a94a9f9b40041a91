/** Places near the homestays, and how far they are. */

export const lionGate = 'ସିଂହଦ୍ୱାର';
/** `600 m`, `1.5 km`. */
export { distance } from '../../en/site/nearby.ts';
