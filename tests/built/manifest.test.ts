import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readBuiltPages } from '../support/dist.ts';

const picture = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const screenshot = z.extend(picture, { form_factor: z.enum(['narrow', 'wide']), label: z.string() });
const manifest = z.object({
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  icons: z.array(z.extend(picture, { purpose: z.enum(['any', 'maskable']) })),
  screenshots: z.array(screenshot),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
});

const pages = readBuiltPages();
const { icons, screenshots, shortcuts, ...site } = manifest.parse(
  JSON.parse(readFileSync('dist/site.webmanifest', 'utf8')),
);
const sizeOf = ({ sizes }: z.infer<typeof picture>) => sizes.split('x').map(Number);

test('every page of the site names the manifest', () => {
  for (const { html } of pages.filter(({ route }) => !route.startsWith('/embed/')))
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
});

test('its pages exist', () => {
  const routes = pages.map(({ route }) => route);
  for (const url of [site.start_url, ...shortcuts.map(({ url }) => url)]) expect(routes).toContain(url);
});

test('it has the icons that installing needs', () => {
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

test.each([...icons, ...screenshots])('$src is as described', async ({ src, type, ...said }) => {
  const { width, height, format } = await sharp(`dist${src}`).metadata();
  expect([width, height]).toEqual(sizeOf({ src, type, ...said }));
  expect(`image/${format}`).toBe(type);
});

describe.each(['narrow', 'wide'])('screenshots for a %s screen', (form) => {
  const shown = screenshots.filter(({ form_factor }) => form_factor === form);

  test('have one valid shape, and labels', () => {
    expect(shown.length).toBeGreaterThanOrEqual(2);
    expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1);
    expect(new Set(shown.map(({ label }) => label)).size).toBe(shown.length);
    for (const { label, ...one } of shown) {
      const [width = 0, height = 0] = sizeOf(one);
      const [short, long] = [Math.min(width, height), Math.max(width, height)];
      expect(label).not.toBe('');
      expect(width < height).toBe(form === 'narrow');
      expect(short).toBeGreaterThanOrEqual(320);
      expect(long / short).toBeLessThanOrEqual(2.3);
    }
  });

  test('are small, and no page loads them', () => {
    for (const { src } of shown) {
      expect(statSync(`dist${src}`).size).toBeLessThanOrEqual(60_000);
      for (const { html } of pages) expect(html).not.toContain(src);
      expect(readFileSync('dist/sw.js', 'utf8')).not.toContain(src);
    }
  });
});
