/** Usual words of hosts about rooms and homestays: translations have them by the English, which needs none. */
export const KNOWN_WORDS: Record<string, string> = {};
