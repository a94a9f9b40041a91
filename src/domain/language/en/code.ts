import type { Language } from '../language.ts';

/** The language of a build's pages. A condition chooses the file (package.json, "imports"). */
export const LANGUAGE: Language = 'en';
