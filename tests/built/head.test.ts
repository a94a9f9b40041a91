import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { RETENTION } from '#domain/content/retention.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { pathIn } from '#domain/language/page-path.ts';
import { plainText } from '../support/demo-words.ts';
import { readBuiltPages } from '../support/dist.ts';

const pages = readBuiltPages();
/** Files that serve many URLs (netlify.toml). */
const SHELLS = ['/room'];
/** The host's pages, which nobody shares and which have no footer. An invitation is read before one is a host. */
/** The search form for pages of other sites, which is no page of its own. */
const isEmbedded = (route: string) => route.startsWith('/embed/');
const isHostPage = (route: string) => /^\/host(\/(?!invitation)|$)/.test(route);
const isPrivate = (html: string) => html.includes('<meta name="robots" content="noindex">');
const facts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe.each(pages)('$route', ({ html, route }) => {
  test('has a canonical URL, or noindex', () => {
    expect(html.includes('<link rel="canonical"')).toBe(!isPrivate(html) && !SHELLS.includes(route));
  });

  test('has no rating', () => {
    expect(JSON.stringify(facts(html))).not.toMatch(/rating|review/i);
  });
});

describe.each(pages.filter(({ route }) => !isHostPage(route) && !isEmbedded(route)))(
  '$route, for guests',
  ({ html }) => {
    test('has a description, and text and picture for shared links', () => {
      const said = [...html.matchAll(/<meta (?:name|property)="([\w:]+)" content="[^"]{10,}">/g)].map(
        ([, name]) => name,
      );
      expect(said).toEqual(expect.arrayContaining(['description', 'og:description', 'og:image']));
      expect(html.includes('<meta property="og:title"')).toBe(true);
    });

    test('is painted once it is parsed to its footer, so that it does not move', () => {
      expect(html).toContain('<link rel="expect" href="#footer" blocking="render">');
      expect(html.indexOf('<footer id="footer"')).toBeGreaterThan(html.indexOf('</main>'));
    });
  },
);

test.each(pages.filter(({ route }) => isHostPage(route)))(
  '$route is for hosts alone: it is private, and its title says what it is',
  ({ html }) => {
    expect(isPrivate(html)).toBe(true);
    expect(html).toMatch(/<title>[^<]+ · Host desk<\/title>/);
  },
);

test('there is an icon for whoever asks for /favicon.ico', async () => {
  const icon = readFileSync('dist/favicon.ico');
  expect(icon.length).toBeLessThan(30_000);
  expect([0, 2, 4].map((place) => icon.readUInt16LE(place))).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const place = 6 + 16 * index;
    const [length, offset] = [icon.readUInt32LE(place + 8), icon.readUInt32LE(place + 12)];
    const picture = await sharp(icon.subarray(offset, offset + length)).metadata();
    expect([icon[place], picture.format, picture.width, picture.height]).toEqual([size, 'png', size, size]);
  }
});

test('the sitemap lists the indexed pages, and robots.txt the sitemap', () => {
  const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  const open = pages
    .filter(({ html, route }) => !isPrivate(html) && !SHELLS.includes(route))
    .map(({ route }) => route);
  const inAll = open.flatMap((route) => LANGUAGES.map((language) => pathIn(language, route)));
  expect(listed.sort()).toEqual(inAll.sort());
  const alternates = sitemap.match(/<xhtml:link rel="alternate"/g) ?? [];
  expect(alternates).toHaveLength(inAll.length * (LANGUAGES.length + 1));
  expect(readFileSync('dist/robots.txt', 'utf8')).toContain('/sitemap-index.xml');
});

test('the privacy page names every period that is enforced, and the contact', () => {
  const { html = '' } = pages.find(({ route }) => route === '/privacy') ?? {};
  const text = plainText(html);
  // One row for each kind, one for the account, one of headings.
  expect(html.match(/<tr[\s>]/g)).toHaveLength(Object.keys(RETENTION).length + 2);
  expect(text).toMatch(/what was booked and paid.*8 years after the end of the financial year of your stay/);
  expect(text).toMatch(/never paid.*30 days after/);
  const complaints = html.slice(html.indexOf('id="complaints"'));
  expect(complaints).toContain('href="mailto:stay@nilachal.example');
  expect(plainText(complaints)).toContain('Data Protection Board of India');
});
