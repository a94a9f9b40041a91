import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readBuiltPages } from '../support/dist.ts';

/** One page for many URLs (netlify.toml), so it has no canonical one. */
const SHELL = '/room';
const pages = readBuiltPages().filter(
  ({ html, route }) => !html.includes('<meta name="robots" content="noindex">') && route !== SHELL,
);

const inHtml = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&#38;', '&').replaceAll('&amp;', '&');
const meta = (html: string, name: string) =>
  inHtml(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));
const pathOf = (address: string) => new URL(address).pathname;

function factsOf(route: string): Record<string, unknown>[] {
  const { html } = pages.find((page) => page.route === route) ?? { html: '' };
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return scripts.map(([, json = '']) => JSON.parse(json));
}

test('every indexed page is tested', () => {
  expect(pages.map(({ route }) => route)).toEqual(
    expect.arrayContaining([
      '/',
      '/rooms',
      '/rooms/1',
      '/homestays/1',
      '/services',
      '/nearby-attractions',
      '/about',
      '/contact',
      '/policies',
      '/faq',
      '/festivals/rath-yatra',
      '/nearby-attractions/konark-sun-temple',
      '/privacy',
      '/terms',
    ]),
  );
});

describe.each(pages)('$route', ({ html, route }) => {
  test('has a title and a description of the right length', () => {
    expect(inHtml(html, /<title>([^<]*)<\/title>/).length).toBeLessThanOrEqual(65);
    const description = meta(html, 'description');
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(meta(html, 'og:description')).toBe(description);
  });

  test('has its canonical URL', () => {
    const canonical = inHtml(html, /<link rel="canonical" href="([^"]*)">/);
    expect(pathOf(canonical)).toBe(route);
    expect(meta(html, 'og:url')).toBe(canonical);
  });

  test('has its own share card of 1200 by 630 pixels', async () => {
    const file = `dist${pathOf(meta(html, 'og:image'))}`;
    expect(file).toContain('/og/');
    expect(existsSync(file)).toBe(true);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(statSync(file).size).toBeLessThanOrEqual(150_000);
    expect(meta(html, 'og:image:width')).toBe('1200');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  });

  test('has breadcrumbs as valid JSON-LD, without a rating', () => {
    const facts = factsOf(route);
    for (const fact of facts) expect(fact['@context']).toBe('https://schema.org');
    expect(JSON.stringify(facts)).not.toMatch(/rating|review/i);
    if (route === '/') return;
    const trail = facts.find((fact) => fact['@type'] === 'BreadcrumbList');
    expect(JSON.stringify(trail)).toContain(`${route}"}]`);
  });
});

test('share cards differ', () => {
  const files = ['home', 'about', 'rooms/1', 'rooms/2', 'homestays/1', 'homestays/2', 'festivals/diwali'].map(
    (name) => readFileSync(`dist/og/${name}.jpg`),
  );
  for (const [index, file] of files.entries()) {
    for (const other of files.slice(index + 1)) expect(file.equals(other)).toBe(false);
  }
});

describe('search engines get data', () => {
  test('of the property: place, contact, lowest price', () => {
    expect(factsOf('/')).toContainEqual(
      expect.objectContaining({
        '@type': 'LodgingBusiness',
        telephone: expect.stringMatching(/^\+91/),
        address: expect.objectContaining({ addressLocality: 'Puri', addressCountry: 'IN' }),
        geo: expect.objectContaining({ latitude: expect.any(Number) }),
        checkinTime: '09:00',
        checkoutTime: '08:00',
        priceRange: expect.stringMatching(/^from ₹[\d,]+ a night$/),
        numberOfRooms: 10,
      }),
    );
  });

  test('of a homestay: its place, its times, and its rooms', () => {
    expect(factsOf('/homestays/1')).toContainEqual(
      expect.objectContaining({
        '@type': 'BedAndBreakfast',
        name: 'Sagar Kutir',
        geo: expect.objectContaining({ latitude: 19.7983 }),
        checkinTime: '09:00',
        numberOfRooms: 6,
        containsPlace: expect.arrayContaining([
          expect.objectContaining({ '@type': 'HotelRoom', name: 'Garuda Room', bed: 'Double bed and a cot' }),
        ]),
      }),
    );
    expect(readFileSync('dist/sitemap-0.xml', 'utf8')).toContain('/homestays/2</loc>');
  });

  test('of upcoming festivals, with dates and place', () => {
    const festivals = factsOf('/festivals/new-year').filter((fact) => fact['@type'] === 'Festival');
    // New Year always has a next one.
    expect(festivals.length).toBeGreaterThan(0);
    for (const festival of festivals) {
      expect(festival).toMatchObject({
        name: expect.any(String),
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        location: { name: 'Puri', address: { addressRegion: 'Odisha' } },
        image: expect.stringMatching(/\.jpg$/),
      });
    }
  });

  test('of ten places', () => {
    const places = factsOf('/nearby-attractions').filter((fact) => fact['@type'] === 'TouristAttraction');
    expect(places).toHaveLength(10);
    for (const place of places) {
      const { name, description, hasMap } = place;
      expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
      expect(hasMap).toMatch(/^https:/);
    }
  });

  test('of the frequent questions', () => {
    const [asked] = factsOf('/contact').filter((fact) => fact['@type'] === 'FAQPage');
    const answers = asked?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(answers.length).toBeGreaterThanOrEqual(10);
    for (const { name, acceptedAnswer } of answers) expect(name && acceptedAnswer.text).toBeTruthy();
  });

  test('of a room, and its lowest price per night, in rupees', () => {
    const facts = factsOf('/rooms/1');
    expect(facts).toContainEqual(
      expect.objectContaining({
        '@type': 'HotelRoom',
        name: 'Garuda Room',
        occupancy: { '@type': 'QuantitativeValue', maxValue: 3 },
        floorSize: { '@type': 'QuantitativeValue', value: 220, unitCode: 'FTK' },
        image: expect.arrayContaining([expect.stringMatching(/^http:\/\/.*rooms\/1\/1\.svg$/)]),
        amenityFeature: expect.arrayContaining([expect.objectContaining({ name: 'Kettle', value: true })]),
        containedInPlace: expect.objectContaining({ '@type': 'LodgingBusiness', name: 'Sagar Kutir' }),
      }),
    );
    expect(facts).toContainEqual(
      expect.objectContaining({
        '@type': 'Offer',
        itemOffered: { '@id': facts.find((fact) => fact['@type'] === 'HotelRoom')?.['@id'] },
        price: 2600,
        priceCurrency: 'INR',
        priceSpecification: expect.objectContaining({ minPrice: 2600, unitCode: 'DAY' }),
      }),
    );
  });
});
