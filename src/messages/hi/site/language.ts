/** The language of these sentences, by its code (domain/language/language.ts). */
export const LANGUAGE = 'hi' as const;
