import { readContentFolder } from '#site/content-folder.ts';
import { offeredLanguages } from '#site/languages.ts';

/** The languages of this site, English first. */
export const offered = offeredLanguages(readContentFolder(process.env), false);
