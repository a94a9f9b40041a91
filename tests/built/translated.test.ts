import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES } from '#domain/language/language.ts';
import { plainPath } from '#domain/language/page-path.ts';
import { type BuiltPage, readBuiltPages } from '../support/dist.ts';
import { WALKED } from '../support/walked-languages.ts';

const english = readBuiltPages();
/** The search form for other sites is English alone. */
const hasTwins = ({ route }: BuiltPage) => !route.startsWith('/embed');
/** The editor of words is another program, in English. */
const isEditor = ({ route }: BuiltPage) => plainPath(route) === '/host/content';
/** These addresses are the same in every language. */
const SHARED = /^\/(api|embed|mcp|_astro|icons|brand|og|favicon|apple-touch-icon)\b/;

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

describe.each(WALKED)('the pages in %s', (language) => {
  const pages = readBuiltPages('dist', language);

  test('are those of the English site', () => {
    const routes = pages.map(({ route }) => plainPath(route)).sort();
    expect(routes).toEqual(
      english
        .filter(hasTwins)
        .map(({ route }) => route)
        .sort(),
    );
  });

  test.each(pages.filter((page) => !isEditor(page)))(
    '$route is in its language, and its links lead to pages in it',
    ({ html }) => {
      expect(html).toContain(`<html lang="${LANGUAGE_TAGS[language]}"`);
      const isElsewhere = (path: string) =>
        path.startsWith('/') && !path.startsWith(`/${language}/`) && !SHARED.test(path);
      const outsideMenu = html.replace(/<nav class="languages".*?<\/nav>/s, '');
      expect(all(outsideMenu, /<a\b[^>]*\bhref="([^"]*)"/g).filter(isElsewhere)).toEqual([]);
    },
  );

  test('and their twins name each other', () => {
    const alternates = ({ html }: BuiltPage) => all(html, /<link rel="alternate" hreflang="([^"]+)"/g).sort();
    const addresses = ({ html }: BuiltPage) =>
      all(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g).sort();
    const listed = pages.filter((page) => alternates(page).length > 0);
    expect(listed.length).toBeGreaterThan(20);
    for (const page of listed) {
      expect(alternates(page)).toEqual([...LANGUAGES, 'x-default'].sort());
      const twin = english.find(({ route }) => route === plainPath(page.route));
      expect(twin && addresses(twin)).toEqual(addresses(page));
    }
  });
});
