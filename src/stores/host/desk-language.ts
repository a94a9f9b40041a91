import { call } from '#client/call.ts';
import { setHostLanguage } from '#contract/host/today.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { languageOf, pathIn } from '#domain/language/page-path.ts';

/** Opens the page in the language that its reader has chosen. An address that names a language opens as it says. */
export function followLanguage(chosen: Language, offered: readonly Language[]): void {
  const { language, path } = languageOf(location.pathname);
  if (language !== DEFAULT_LANGUAGE || chosen === language || !offered.includes(chosen)) return;
  location.replace(pathIn(chosen, path) + location.search + location.hash);
}

/** Keeps the language with the account, then opens the page in it. Without a network the page opens all the same. */
export async function chooseLanguage(language: Language): Promise<void> {
  const address = pathIn(language, languageOf(location.pathname).path) + location.search + location.hash;
  await call(setHostLanguage, { body: { language } }).catch(console.error);
  location.assign(address);
}
