/** Lengths of time, in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** For what counts in seconds: cookies, tokens, headers. */
export const inSeconds = (milliseconds: number): number => Math.round(milliseconds / SECOND);
