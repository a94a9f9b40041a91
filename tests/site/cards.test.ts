import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawCard } from '#site/card-picture.ts';
import { linesOf, stepOf, widthOf } from '#site/card-text.ts';
import { makeCard } from '#site/cards.ts';
import { loadShaping } from '#site/faces.ts';
import { iconPng } from '#site/icons.ts';
import { lookOf } from '#site/look.ts';

const LOOK = lookOf(readFileSync('src/styles/tokens.css', 'utf8'));
const hero = readFileSync('content/pictures/scenes/hero.svg');

describe('the share card', () => {
  it.each([
    'Garuda Room',
    'ନୀଳାଚଳ',
    'লক্ষ্মী নিবাস',
    '<b>&"',
    'A very long name of a room with a balcony that looks out to the sea',
  ])('of "%s" has the size that networks need, and is small', async (title) => {
    const words = {
      above: 'Sagar Kutir',
      title,
      facts: 'Sleeps 3 · 220 sq ft',
      price: 'from ₹2,600 a night',
    };
    const card = await drawCard(hero, words, LOOK);
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(card.length).toBeLessThanOrEqual(150_000);
  });

  it('leaves room between lines for marks above and below letters', async () => {
    await loadShaping();
    expect(stepOf('Room')).toBeLessThan(stepOf('কুটির হোমস্টে'));
  });

  it('breaks lines between words', () => {
    const lines = linesOf('Come as a Guest, leave like a Family', 400, 'display', 60);
    expect(lines.join(' ')).toBe('Come as a Guest, leave like a Family');
    for (const line of lines) expect(widthOf(line, 'display', 60)).toBeLessThanOrEqual(400);
  });
});

describe('the icon', () => {
  it.each([
    ['any', 192],
    ['maskable', 512],
  ] as const)('%s has the mark in the middle, on the sea', async (form, size) => {
    const image = sharp(await iconPng(form, size, LOOK));
    expect(await image.metadata()).toMatchObject({ width: size, height: size, format: 'png' });
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isSea = (x: number, y: number) => data[(y * info.width + x) * info.channels + 2] === 0x5a;
    const drawn = Array.from({ length: size }, (_, x) => x).filter((x) =>
      Array.from({ length: size }, (_, y) => y).some(
        (y) => isSea(x, y) === false && y > size / 4 && y < size / 2,
      ),
    );
    const middle = ((drawn[0] ?? 0) + (drawn.at(-1) ?? 0)) / 2;
    expect(Math.abs(middle - size / 2)).toBeLessThan(size / 20);
  });
});

describe('the cards of a build', () => {
  let kept: string;
  beforeAll(async () => {
    kept = await mkdtemp(join(tmpdir(), 'cards-'));
  });
  afterAll(() => rm(kept, { recursive: true }));

  const make = (title: string) =>
    makeCard({ picture: 'scenes/hero', text: { above: 'Here', title, facts: '', price: '' } }, LOOK, kept);

  it('are drawn once, and again when their text changes', async () => {
    const first = await make('Home');
    const [name = ''] = await readdir(kept);
    await writeFile(join(kept, name), 'drawn before');
    expect(String(await make('Home'))).toBe('drawn before');
    expect((await make('At home')).length).toBeGreaterThan(10_000);
    expect(first.length).toBeGreaterThan(10_000);
  });

  it('with a missing picture fail the build with its name', async () => {
    const words = { above: 'Here', title: 'Home', facts: '', price: '' };
    await expect(makeCard({ picture: 'scenes/nowhere', text: words }, LOOK, kept)).rejects.toThrow(
      'There is no picture content/pictures/scenes/nowhere.',
    );
  });
});
