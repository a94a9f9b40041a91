import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language/language.ts';

/** The languages beside English that are built and walked: Bengali, which most guests read; all for `npm run test:all`. */
export const WALKED: readonly Language[] = process.env.TEST_ALL
  ? LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  : ['bn'];
