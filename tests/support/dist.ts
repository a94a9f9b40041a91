import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { languageOf } from '#domain/language/page-path.ts';
import { routeOf } from './budgets.ts';

export interface BuiltPage {
  route: string;
  file: string;
  html: string;
}

/** Returns the English pages of a build, or those of another language. */
export function readBuiltPages(dist = 'dist', language: Language = DEFAULT_LANGUAGE): BuiltPage[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && languageOf(`/${file}`).language === language)
    .map((file) => ({ route: routeOf(file), file, html: readFileSync(join(dist, file), 'utf8') }));
}
