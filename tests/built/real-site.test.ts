import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBuiltPages } from '../support/dist.ts';

const pages = readBuiltPages();
const { host } = new URL(/Sitemap: (\S+)/.exec(readFileSync('dist/robots.txt', 'utf8'))?.[1] ?? '');
const htmlOf = (route: string) => pages.find((page) => page.route === route)?.html ?? '';

/** The editor of words is another program's page. */
const OWN = pages.filter(({ route }) => route !== '/host/content' && route !== '/embed/search');

test.each(OWN)('$route carries a bar for copies, which is hidden', ({ html }) => {
  expect(html).toContain(`role="alert" hidden>This is a copy. The real site is ${host}.</p>`);
  expect(html.match(/getElementById\('copy'\)\.hidden=false/g)).toHaveLength(1);
});

test('the page "How to know it is us" says the address, whom to call and where to pay, and no papers that nobody has told of', () => {
  const html = htmlOf('/how-to-know-it-is-us');
  for (const words of [
    `Our site is ${host}`,
    'Call us back on +91',
    `You pay only here: on ${host}`,
    'href="tel:+91',
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/Licence|Registration|GSTIN|Guests since/);
  expect(readFileSync('dist/sitemap-0.xml', 'utf8')).toContain('/how-to-know-it-is-us');
});

test('the footer of every page of guests leads there', () => {
  expect(htmlOf('/rooms')).toMatch(/<a href="\/how-to-know-it-is-us"[^>]*>How to know it is us<\/a>/);
});

test('the search form for other sites loads no script of the site, which reads storage', () => {
  expect(htmlOf('/embed/search')).not.toMatch(/<script[^>]*\ssrc=|<link|import\(/);
});
