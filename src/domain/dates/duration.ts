/** Milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Converts milliseconds for cookies, tokens and headers, which count in seconds. */
export const inSeconds = (milliseconds: number): number => Math.round(milliseconds / SECOND);
