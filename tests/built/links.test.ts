import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBuiltPages } from '../support/dist.ts';
import { deadLinks } from '../support/links.ts';

const pages = readBuiltPages();
const rewrites = [...readFileSync('netlify.toml', 'utf8').matchAll(/from = "([^"]+)"/g)].map(
  (match) => match[1] ?? '',
);
/** The origin of the build, from robots.txt. */
const { origin } = new URL(/Sitemap: (\S+)/.exec(readFileSync('dist/robots.txt', 'utf8'))?.[1] ?? '');
const targets = { dist: 'dist', origin, pages, rewrites };

const styles = readdirSync('dist/_astro')
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ route: `/_astro/${file}`, file, html: readFileSync(`dist/_astro/${file}`, 'utf8') }));

test.each([...pages, ...styles])('every link of $route works', (page) => {
  expect(deadLinks(page, targets)).toEqual([]);
});

describe('a dead link is detected', () => {
  const page = (html: string) => ({ route: '/about', file: 'about.html', html });
  const other = { route: '/contact', file: 'contact.html', html: '<h2 id="faq">Questions</h2>' };
  const dead = (html: string) =>
    deadLinks(page(html), {
      dist: 'dist',
      origin: 'https://stay.example',
      pages: [page(html), other],
      rewrites: ['/rooms/:id'],
    });

  test.each([
    ['to a page', '<a href="/abuot">About</a>'],
    ['to a part of a page', '<a href="/contact#fees">Fees</a>'],
    ['to a part of its own page', '<a href="#main">Skip</a>'],
    ['to a picture', '<img src="/_astro/gone.webp" alt="">'],
    ['in a srcset', '<img srcset="/_astro/gone.webp 2x" alt="">'],
    ['with a placeholder left in it', '<a href="tel:{phone}">Call</a>'],
    ['written whole', '<link rel="canonical" href="https://stay.example/abuot">'],
    ['to the picture of a shared link', '<meta content="https://stay.example/og/gone.jpg">'],
    ['in the facts', '<script type="application/ld+json">{"url":"https://stay.example/gone"}</script>'],
    ['in a style', '<style>b{background:url("/gone.svg")}</style>'],
    ['to a picture of a demo homestay', '<img src="/api/admin/uploads/demo/rooms/1/99.svg" alt="">'],
  ])('%s', (_, html) => {
    expect(dead(html)).toHaveLength(1);
  });

  test.each([
    '<a href="/contact#faq">',
    '<a href="/rooms/3?guests=2">',
    '<a href="mailto:host@example.in">',
    '<main id="main"><a href="#main">',
    '<meta content="https://stay.example/contact">',
    '<script type="application/ld+json">{"@context":"https://schema.org","url":"https://stay.example/about"}</script>',
    '<img src="/api/admin/uploads/demo/rooms/1/1.svg" alt="">',
  ])('but %s is none', (html) => {
    expect(dead(html)).toEqual([]);
  });
});
