/**
 * Parses JSON. Half of a character pair, which an escape can hold, is no text for the database: it becomes U+FFFD, as in
 * UTF-8.
 */
export const readWellFormed = (json: string): unknown =>
  JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
