import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { readBuiltPages } from '../support/dist.ts';
import { deadLinks } from '../support/links.ts';

/** The pages by which guests find the house: festivals, places, policies, questions. */
const pages = readBuiltPages();
const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8');
const today = todayInIndia(new Date());
const thisYear = Number(today.slice(0, 4));

const htmlOf = (route: string) => pages.find((page) => page.route === route)?.html ?? '';
const slugsOf = (kind: string) => readdirSync(`content/${kind}`).map((file) => parse(file).name);
const entities: Record<string, string> = { '&#39;': "'", '&amp;': '&', '&quot;': '"', '&lt;': '<' };
const plain = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:#39|amp|quot|lt);/g, (entity) => entities[entity] ?? '')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ');
/** What a page says when its scripts fail is hidden, and on every page. */
const headings = (html: string, level: number) =>
  [
    ...html
      .replace(/<div id="load-failure".*?<\/div>/s, '')
      .matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs')),
  ].map(([, text = '']) => plain(text).trim());
const factsOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

/** Returns a field and the paragraphs of a file of content. */
function written(kind: string, slug: string) {
  const [, fields = '', body = ''] = readFileSync(`content/${kind}/${slug}.mdx`, 'utf8').split(/^---$/m);
  const name = /^name: "(.*)"$/m.exec(fields)?.[1] ?? '';
  return { name, paragraphs: body.split(/\n{2,}/).map((text) => text.replace(/^#+ /, '').trim()) };
}

describe.each([
  ...slugsOf('festivals').map((slug) => ['festivals', slug] as const),
  ...slugsOf('attractions').map((slug) => ['attractions', slug] as const),
])('content/%s/%s.mdx', (kind, slug) => {
  const route = kind === 'festivals' ? `/festivals/${slug}` : `/nearby-attractions/${slug}`;
  const html = htmlOf(route);
  const { name, paragraphs } = written(kind, slug);

  test('has a page with its name and its whole text', () => {
    expect(headings(html, 1)).toEqual([name]);
    const text = plain(html);
    for (const paragraph of paragraphs) expect(text).toContain(paragraph.replaceAll(/\s+/g, ' '));
  });

  test('is in the sitemap and linked by the page that shows it', () => {
    expect(sitemap).toContain(`${route}</loc>`);
    expect(htmlOf(kind === 'festivals' ? '/' : '/nearby-attractions')).toContain(`href="${route}"`);
  });
});

describe.each(slugsOf('festivals'))('the page of %s', (slug) => {
  const html = htmlOf(`/festivals/${slug}`);
  const events = factsOf(html).filter((fact) => fact['@type'] === 'Festival');

  test('says where to stand, what is closed and how to get there', () => {
    expect(headings(html, 2)).toEqual(['The dates', 'Where to stand', 'What is closed', 'How to get there']);
  });

  test('has the dates of this year and the next three, as words and for search engines', () => {
    const text = plain(html);
    for (const year of [1, 2, 3].map((ahead) => thisYear + ahead)) {
      const known = events.filter(({ startDate }) => String(startDate).startsWith(`${year}-`));
      const isTold = text.includes(`The dates of ${year} are not yet known.`);
      expect(known.length > 0).toBe(!isTold);
      if (!isTold) expect(text).toMatch(new RegExp(`\\w+ \\d+(-\\d+)? ${year}`));
    }
    for (const event of events) {
      expect(String(event.endDate) >= today && String(event.endDate) >= String(event.startDate)).toBe(true);
      expect(event).toMatchObject({ name: expect.stringContaining(' in Puri'), location: { name: 'Puri' } });
    }
  });

  test('leads to the rooms of the next dates, from the evening before', () => {
    const link = /href="(\/rooms\?checkIn=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const query = new URLSearchParams(link.split('?')[1]);
    const [next] = events.filter(({ startDate }) => String(startDate) >= today);
    const start = String(next?.startDate);
    const days = (Date.parse(start) - Date.parse(query.get('checkIn') ?? '')) / 86_400_000;
    expect([0, 1]).toContain(days);
    expect(Number(query.get('guests'))).toBe(2);
    expect((query.get('checkOut') ?? '') > start).toBe(true);
  });
});

test('New Year is on the same days of every year', () => {
  const events = factsOf(htmlOf('/festivals/new-year')).filter((fact) => fact['@type'] === 'Festival');
  const [last] = events.slice(-1);
  expect(last).toMatchObject({ startDate: `${thisYear + 3}-01-01`, endDate: `${thisYear + 3}-01-03` });
});

test.each(slugsOf('attractions'))('the page of %s has a link to the map', (slug) => {
  const html = htmlOf(`/nearby-attractions/${slug}`);
  expect(html).toMatch(/<a href="https:\/\/www\.(?:google\.com\/maps|openstreetmap\.org)\//);
  expect(factsOf(html)).toContainEqual(expect.objectContaining({ '@type': 'TouristAttraction' }));
});

test.each(['/festivals/carnival', '/nearby-attractions/atlantis'])('there is no page %s', (path) => {
  const page = { route: '/', file: 'index.html', html: `<a href="${path}">Gone</a>` };
  const rewrites = [...readFileSync('netlify.toml', 'utf8').matchAll(/from = "([^"]+)"/g)].map(
    ([, from = '']) => from,
  );
  expect(deadLinks(page, { dist: 'dist', origin: 'https://stay.example', pages, rewrites })).toHaveLength(1);
});

test('/policies has the times, every rule, and the cancellation clock in days and per cent', () => {
  const text = plain(htmlOf('/policies'));
  for (const words of [
    'Check-in 09:00 AM',
    'Check-out 08:00 AM',
    '7 days or more before check-in 100%',
    '3 to 7 days before check-in 50%',
    'Less than 3 days before check-in 0%',
  ]) {
    expect(text).toContain(words);
  }
  const rules = slugsOf('demo/policies').map(
    (slug) => /^rule: "(.*)"$/m.exec(readFileSync(`content/demo/policies/${slug}.mdx`, 'utf8'))?.[1],
  );
  expect(rules.length).toBeGreaterThan(8);
  for (const rule of rules) expect(text).toContain(rule);
});

test('/faq has every question with its answer, with the same words for search engines', () => {
  const html = htmlOf('/faq');
  const text = plain(html);
  const [asked] = factsOf(html).filter((fact) => fact['@type'] === 'FAQPage');
  const told = asked?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  const questions = ['faqs', 'demo/faqs'].flatMap((kind) =>
    slugsOf(kind).map(
      (slug) => /^question: "(.*)"$/m.exec(readFileSync(`content/${kind}/${slug}.mdx`, 'utf8'))?.[1],
    ),
  );
  expect(told.map(({ name }) => name).toSorted()).toEqual(questions.toSorted());
  for (const { name, acceptedAnswer } of told) expect(text).toContain(`${name} ${acceptedAnswer.text}`);
});

test('every page leads to the policies and the questions', () => {
  for (const route of ['/', '/rooms', '/festivals/diwali']) {
    expect(htmlOf(route)).toContain('href="/policies"');
    expect(htmlOf(route)).toContain('href="/faq"');
  }
});
