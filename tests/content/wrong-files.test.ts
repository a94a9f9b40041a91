import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { lookingIn } from '#site/content-folder.ts';
import { layeredNames, readLayered } from '#site/content-layers.ts';
import * as config from '../../src/content.config.ts';
import { sentencesOf } from '../support/content.ts';

/** The files of the site are those of content/, filled in by the demo's. */
const CONTENT = 'content';

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

function frontMatter(path: string, withDemo = true): Record<string, unknown> {
  const text = readLayered(CONTENT, path.replace('content/', ''), withDemo)?.text ?? '';
  return parse(path.endsWith('.yaml') ? text : (text.split('---\n')[1] ?? '')) ?? {};
}

describe.each([
  ['alone', false],
  ['with the demo', true],
])('the files of the site %s', (_, withDemo) => {
  const files = Object.entries(SCHEMAS).flatMap(([folder, schema]) =>
    layeredNames(CONTENT, folder, withDemo).map((path) => ({ path, schema })),
  );

  test.each([...files, { path: 'site.yaml', schema: config.siteSchema }])(
    '$path is valid',
    ({ path, schema }) => {
      const data = frontMatter(path, withDemo);
      expect(lookingIn([CONTENT, `${CONTENT}/demo`], () => sentencesOf(schema, data))).toEqual({});
    },
  );
});

describe('the files of the site', () => {
  test('there are ten places and five festivals, New Year twice', () => {
    expect(readdirSync('content/attractions')).toHaveLength(10);
    expect(readdirSync('content/festivals')).toHaveLength(5);
    expect(frontMatter('content/festivals/new-year.mdx').occurrences).toEqual([
      { start: '2026-01-01', end: '2026-01-03' },
      { start: '2027-01-01', end: '2027-01-03' },
    ]);
  });

  test('every policy quoted by a question exists, or is made from figures', () => {
    for (const file of layeredNames(CONTENT, 'faqs', true)) {
      const { policy } = frontMatter(file);
      if (policy === undefined || policy === 'cancellation') continue;
      expect(readLayered(CONTENT, `policies/${policy}.mdx`, true)).toBeDefined();
    }
  });

  test('times, terms and distances are not in them: each homestay has its own', () => {
    for (const folder of ['policies', 'faqs']) {
      for (const file of layeredNames(CONTENT, folder, true)) {
        if (/quiet-hours|housekeeping/.test(file)) continue;
        const text = readLayered(CONTENT, file, true)?.text;
        expect(text, file).not.toMatch(/\d ?(?:AM|PM|m\b|km|days? before|% refund)/);
      }
    }
  });
});

describe('an invalid file', () => {
  const festival = () => frontMatter('content/festivals/rath-yatra.mdx');
  const place = () => frontMatter('content/attractions/pipili.mdx');
  const question = () => frontMatter('content/faqs/wifi.mdx');
  const site = () => frontMatter('content/site.yaml');

  test.each([
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
      'a date without quotes',
      config.festivalSchema,
      { ...festival(), occurrences: [{ start: new Date(0), end: '2026-01-01' }] },
      'occurrences.0.start',
      'must be a date in quotes, as year-month-day: "2027-01-31"',
    ],
    [
      'a date that does not exist',
      config.festivalSchema,
      { ...festival(), occurrences: [{ start: '2027-02-27', end: '2027-02-29' }] },
      'occurrences.0.end',
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
      'occurrences.1.end',
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
      'must be a phone number with its country, like "+91 98765 43210"',
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
  ] as const)('with %s is reported', (_, schema, data, field, sentence) => {
    expect(sentencesOf(schema, data)).toEqual({ [field]: sentence });
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
