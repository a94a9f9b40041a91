/** Translations have what a booking and its payment are, by the English words of the API, which needs none. */
export const STATUSES: Record<string, string> = {};
