import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawCard } from '#server/site/card-picture.ts';
import { linesOf, widthOf } from '#server/site/card-text.ts';
import { writeCards } from '#server/site/cards.ts';

const hero = readFileSync('content/pictures/scenes/hero.svg');

describe('the picture for shared links', () => {
  it.each([
    'Garuda Room',
    'ନୀଳାଚଳ',
    '<b>&"',
    'A very long name of a room with a balcony that looks out to the sea',
  ])('of "%s" has the size that networks ask for, and is light', async (title) => {
    const words = {
      above: 'Sagar Kutir',
      title,
      facts: 'Sleeps 3 · 220 sq ft',
      price: 'from ₹2,600 a night',
    };
    const card = await drawCard(hero, words);
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(card.length).toBeLessThanOrEqual(150_000);
  });

  it('breaks its lines between words', () => {
    const lines = linesOf('Come as a Guest, leave like a Family', 400, 'display', 60);
    expect(lines.join(' ')).toBe('Come as a Guest, leave like a Family');
    for (const line of lines) expect(widthOf(line, 'display', 60)).toBeLessThanOrEqual(400);
  });
});

describe('the cards of a build', () => {
  let root: string;
  let dist: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'cards-'));
    dist = join(root, 'dist');
    await mkdir(dist);
    await mkdir(join(root, 'content/pictures/scenes'), { recursive: true });
    await writeFile(join(root, 'content/pictures/scenes/hero.svg'), hero);
  });
  afterAll(() => rm(root, { recursive: true }));

  const build = async (title: string) => {
    const pages = [{ path: '/og/home.jpg', above: 'Here', title, picture: 'scenes/hero' }];
    await writeFile(join(dist, 'cards.json'), JSON.stringify(pages));
    await writeCards({ root, dist, rooms: [], apiUrl: undefined });
    return readFile(join(dist, 'og/home.jpg'));
  };

  it('are drawn once, and anew when their words change', async () => {
    const first = await build('Home');
    const kept = await readdir(join(root, '.astro/cards'));
    await writeFile(join(root, '.astro/cards', kept[0] ?? ''), 'drawn before');
    expect(String(await build('Home'))).toBe('drawn before');
    expect((await build('At home')).length).toBeGreaterThan(10_000);
    expect(first.length).toBeGreaterThan(10_000);
  });
});
