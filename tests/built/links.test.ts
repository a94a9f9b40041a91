import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBuiltPages } from '../support/dist.ts';
import { deadLinks } from '../support/links.ts';

const pages = readBuiltPages();
const rewrites = [...readFileSync('netlify.toml', 'utf8').matchAll(/from = "([^"]+)"/g)].map(
  (match) => match[1] ?? '',
);

test.each(pages)('every link of $route leads somewhere', (page) => {
  expect(deadLinks(page, { dist: 'dist', pages, rewrites })).toEqual([]);
});

describe('a dead link is noticed', () => {
  const page = (html: string) => ({ route: '/about', file: 'about.html', html });
  const other = { route: '/contact', file: 'contact.html', html: '<h2 id="faq">Questions</h2>' };
  const dead = (html: string) =>
    deadLinks(page(html), { dist: 'dist', pages: [page(html), other], rewrites: ['/rooms/:id'] });

  test.each([
    ['to a page', '<a href="/abuot">About</a>'],
    ['to a part of a page', '<a href="/contact#fees">Fees</a>'],
    ['to a part of its own page', '<a href="#main">Skip</a>'],
    ['to a picture', '<img src="/_astro/gone.webp" alt="">'],
    ['in a srcset', '<img srcset="/_astro/gone.webp 2x" alt="">'],
    ['with a placeholder left in it', '<a href="tel:{phone}">Call</a>'],
  ])('%s', (_, html) => {
    expect(dead(html)).toHaveLength(1);
  });

  test.each([
    '<a href="/contact#faq">',
    '<a href="/rooms/3?guests=2">',
    '<a href="mailto:host@example.in">',
    '<main id="main"><a href="#main">',
  ])('but %s is not one', (html) => {
    expect(dead(html)).toEqual([]);
  });
});
