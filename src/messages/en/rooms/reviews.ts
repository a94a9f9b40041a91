/** The reviews of a room's page, and what the desk says of them in the same words. */

export const TITLE = 'Reviews';
export const stayedIn = (month: string) => `Stayed in ${month}`;
/** For screen readers, beside a star and a number. */
export const starsOf = (stars: number) => `${stars.toFixed(1)} of 5 stars`;
export const shortStars = (stars: number) => stars.toFixed(1);
export const HIDDEN = 'The host has hidden these words.';
export const ANSWER = 'Answer of the host';
export const showAll = (count: number) => `Show all ${count} reviews`;
