/** Places near the homestays, and how far they are. */

export { distance } from '../../en/site/nearby.ts';

export const lionGate = 'সিংহদ্বার';
