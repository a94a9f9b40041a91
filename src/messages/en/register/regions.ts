/** Empty, because browsers know the names of countries in this language. */
export const COUNTRY_NAMES: Record<string, string> = {};

/** Translations have the states and union territories of India by the English, which needs none. */
export const STATE_NAMES: Record<string, string> = {};
