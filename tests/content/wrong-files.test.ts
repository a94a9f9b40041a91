import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as config from '../../src/content.config.ts';
import { describeProblems, findProblems } from '../../src/content.errors.ts';

const SCHEMAS = {
  home: config.homeSchema,
  about: config.aboutSchema,
  homestays: config.homestaySchema,
  services: config.serviceSchema,
  attractions: config.attractionSchema,
  festivals: config.festivalSchema,
  policies: config.policySchema,
  faqs: config.faqSchema,
  contact: config.contactSchema,
  legal: config.legalSchema,
};

function frontMatter(path: string): Record<string, unknown> {
  const text = readFileSync(path, 'utf8');
  return parse(path.endsWith('.yaml') ? text : (text.split('---\n')[1] ?? ''));
}

describe('the files of the site', () => {
  const files = Object.entries(SCHEMAS).flatMap(([folder, schema]) =>
    readdirSync(`content/${folder}`).map((file) => ({ path: `content/${folder}/${file}`, schema })),
  );

  test.each([...files, { path: 'content/site.yaml', schema: config.siteSchema }])(
    '$path is valid',
    ({ path, schema }) => {
      expect(findProblems(schema, frontMatter(path))).toEqual([]);
    },
  );

  test('there are ten places and five festivals, New Year twice', () => {
    expect(readdirSync('content/attractions')).toHaveLength(10);
    expect(readdirSync('content/festivals')).toHaveLength(5);
    expect(frontMatter('content/festivals/new-year.mdx').occurrences).toEqual([
      { start: '2026-01-01', end: '2026-01-03' },
      { start: '2027-01-01', end: '2027-01-03' },
    ]);
  });

  test('every policy quoted by a question exists, or is made from figures', () => {
    for (const file of readdirSync('content/faqs')) {
      const { policy } = frontMatter(`content/faqs/${file}`);
      if (policy === undefined || policy === 'cancellation') continue;
      expect(existsSync(`content/policies/${policy}.mdx`)).toBe(true);
    }
  });

  test('times, terms and distances are not in them: each homestay has its own', () => {
    for (const folder of ['policies', 'faqs']) {
      for (const file of readdirSync(`content/${folder}`)) {
        if (file === 'quiet-hours.mdx' || file === 'housekeeping.mdx') continue;
        const text = readFileSync(`content/${folder}/${file}`, 'utf8');
        expect(text, file).not.toMatch(/\d ?(?:AM|PM|m\b|km|days? before|% refund)/);
      }
    }
  });
});

describe('an invalid file', () => {
  const festival = () => frontMatter('content/festivals/rath-yatra.mdx');
  const place = () => frontMatter('content/attractions/pipili.mdx');
  const service = () => frontMatter('content/services/dining.mdx');
  const question = () => frontMatter('content/faqs/wifi.mdx');
  const site = () => frontMatter('content/site.yaml');
  const without = (data: Record<string, unknown>, field: string) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));

  test.each([
    [
      'a field left out',
      config.attractionSchema,
      without(place(), 'name'),
      'name',
      'is missing; it must be text (put it in quotes)',
    ],
    [
      'a field left empty',
      config.attractionSchema,
      { ...place(), summary: '' },
      'summary',
      'must not be empty',
    ],
    [
      'a field that does not exist',
      config.attractionSchema,
      { ...place(), openning: '9 to 5' },
      'openning',
      'is not a field of this kind of file; check its spelling or remove it',
    ],
    [
      'a picture that is not there',
      config.attractionSchema,
      { ...place(), picture: 'pipilli' },
      'picture',
      'names a picture that is not in content/pictures/places',
    ],
    [
      'half a link',
      config.attractionSchema,
      { ...place(), mapLink: 'maps.example/pipili' },
      'mapLink',
      'must be a whole link, beginning with https://',
    ],
    [
      'a number in quotes',
      config.attractionSchema,
      { ...place(), order: '3' },
      'order',
      'it must be a number, without quotes',
    ],
    ['an order of nought', config.attractionSchema, { ...place(), order: 0 }, 'order', 'must be at least 1'],
    [
      'a summary that is too long',
      config.attractionSchema,
      { ...place(), summary: 'sand '.repeat(40) },
      'summary',
      'must be at most 160 characters long',
    ],
    [
      'a date without quotes',
      config.festivalSchema,
      { ...festival(), occurrences: [{ start: new Date(0), end: '2026-01-01' }] },
      'occurrences[1].start',
      'must be a date in quotes, as year-month-day: "2027-01-31"',
    ],
    [
      'a date that does not exist',
      config.festivalSchema,
      { ...festival(), occurrences: [{ start: '2027-02-27', end: '2027-02-29' }] },
      'occurrences[1].end',
      'must be a date that exists, as year-month-day: "2027-01-31"',
    ],
    [
      'an end before its start',
      config.festivalSchema,
      {
        ...festival(),
        occurrences: [
          { start: '2026-01-01', end: '2026-01-03' },
          { start: '2027-01-03', end: '2027-01-01' },
        ],
      },
      'occurrences[2].end',
      'must not be before the start',
    ],
    [
      'a festival without dates',
      config.festivalSchema,
      { ...festival(), occurrences: [] },
      'occurrences',
      'must list at least one start and end',
    ],
    [
      'dates that are no list',
      config.festivalSchema,
      { ...festival(), occurrences: '2027-01-01' },
      'occurrences',
      'it must be a list: one line each, beginning with "- "',
    ],
    [
      'a colour by name',
      config.festivalSchema,
      { ...festival(), background: 'red' },
      'background',
      'must be a colour of six digits, like "#8d2610"',
    ],
    [
      'colours that can not be read',
      config.festivalSchema,
      { ...festival(), background: '#ffffff', text: '#eeeeee' },
      'text',
      'is too close to the background to be read; take a lighter or a darker colour',
    ],
    [
      'a group of another name',
      config.serviceSchema,
      { ...service(), group: 'extra' },
      'group',
      'must be one of: accommodation, additional',
    ],
    [
      'a policy that is not there',
      config.faqSchema,
      { ...question(), policy: 'cancelation' },
      'policy',
      'names a file that is not in content/policies',
    ],
    [
      'a phone number without its country',
      config.siteSchema,
      { ...site(), phone: '94370 12345' },
      'phone',
      'must be a phone number with its country, like "+91 94370 12345"',
    ],
    [
      'an email address without @',
      config.siteSchema,
      { ...site(), email: 'stay.example.com' },
      'email',
      'must be an email address, like "stay@example.com"',
    ],
    [
      'a social link that is none',
      config.siteSchema,
      { ...site(), social: { instagram: '@nilachal' } },
      'social.instagram',
      'must be a whole link, beginning with https://',
    ],
    [
      'an address that is one line',
      config.siteSchema,
      { ...site(), address: 'Puri' },
      'address',
      'it must be a group of fields, each on a line of its own, indented',
    ],
  ] as const)('with %s is reported', (_, schema, data, field, sentence) => {
    expect(findProblems(schema, data)).toEqual([{ field, sentence }]);
  });

  test('is named, with all its problems', () => {
    const problems = findProblems(config.attractionSchema, { ...place(), order: 0, mapLink: 'x' });
    expect(describeProblems('content/attractions/pipili.mdx', problems)).toBe(
      [
        "content/attractions/pipili.mdx can't be used:",
        '  - the field "order" must be at least 1',
        '  - the field "mapLink" must be a whole link, beginning with https://',
      ].join('\n'),
    );
  });
});

test('a place without details gets the specified defaults', () => {
  const place = config.attractionSchema.parse(frontMatter('content/attractions/beleswar.mdx'));
  expect(place).toMatchObject({
    bestTime: 'Anytime in daylight',
    entryFee: 'Free entry',
    openingHours: 'Open in daylight',
  });
});
