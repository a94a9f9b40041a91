import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { inLanguage } from './say.ts';

/** Returns the language in which a guest is written to: English if they name none, or one that the site does not offer. */
export const storedLanguage = (
  asked: Language | undefined,
  { languages }: { languages: readonly Language[] },
): Language => (asked && languages.includes(asked) ? asked : DEFAULT_LANGUAGE);

/** Runs `work` in the language of a guest, whoever has asked for it: of their paper, which a host may download, too. */
export const inLanguageOf = <Result>(
  guest: { language: Language },
  site: { languages: readonly Language[] },
  work: () => Result,
): Result => inLanguage(storedLanguage(guest.language, site), work);
