import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/content/colour.ts';
import { drawCard } from '#site/card-picture.ts';
import { iconPng, iconSvg } from '#site/icons.ts';
import { drawLogo, sizeOf } from '#site/logo.ts';
import { lookOf } from '#site/look.ts';
import { LOGOS } from '../support/logos.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
const SEA = '#0b5c6b';
const BAND = { width: 300, height: 100, ground: SEA, plate: '#fbf3e4' };
const PAPER = { width: 300, height: 100, ground: '#ffffff', plate: SEA };

/** The pixel at a part of the width and of the height, as `#rrggbbaa`. */
async function pixel(png: Buffer, across: number, down: number): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(across * (info.width - 1)), Math.floor(down * (info.height - 1))];
  const at = (y * info.width + x) * info.channels;
  return `#${data.toString('hex', at, at + 4)}`;
}

describe('a logo', () => {
  it('has no empty space around it, and no plate where it can be seen', async () => {
    const drawn = await drawLogo(Buffer.from(LOGOS.red), BAND);
    expect(await sizeOf(drawn)).toEqual({ width: 100, height: 100, isWide: false });
    expect(await pixel(drawn, 0.5, 0.05)).toBe('#e8552fff');
    expect(await pixel(drawn, 0, 0)).toMatch(/00$/);
  });

  it.each([
    ['dark', BAND, BAND.plate],
    ['light', PAPER, PAPER.plate],
  ] as const)('that is %s stands on a plate where it could not be seen', async (name, place, plate) => {
    const drawn = await drawLogo(Buffer.from(LOGOS[name]), place);
    expect(await sizeOf(drawn)).toMatchObject({ height: 100 });
    expect(await pixel(drawn, 0.5, 0.04)).toBe(`${plate}ff`);
  });

  it('that is light needs no plate on the band, and a dark one none on paper', async () => {
    for (const [name, place] of [
      ['light', BAND],
      ['dark', PAPER],
    ] as const)
      expect(await pixel(await drawLogo(Buffer.from(LOGOS[name]), place), 0, 0)).toMatch(/00$/);
  });

  it('on a ground of its own keeps it, with round corners', async () => {
    const drawn = await drawLogo(Buffer.from(LOGOS.picture), PAPER);
    expect(await pixel(drawn, 0.5, 0.02)).toBe('#ffffffff');
    expect(await pixel(drawn, 0, 0)).toMatch(/00$/);
  });

  it('that is wide fits the width', async () => {
    const drawn = await drawLogo(Buffer.from(LOGOS.wide), BAND);
    expect(await sizeOf(drawn)).toEqual({ width: 300, height: 50, isWide: true });
  });
});

describe('with other colours and a logo', () => {
  const look = lookOf(TOKENS, { main: SEA, accent: '#8d2610' }, Buffer.from(LOGOS.red));

  it.each([
    ['any', 192],
    ['maskable', 512],
  ] as const)('the icon %s has the logo in the middle of the main colour', async (form, size) => {
    const icon = await iconPng(form, size, look);
    expect(await pixel(icon, 0.5, 0.06)).toBe(`${SEA}ff`);
    expect(await pixel(icon, 0.5, 0.5)).toBe('#e8552fff');
    // The system cuts a maskable icon to the middle 80 %.
    if (form === 'maskable') expect(await pixel(icon, 0.5, 0.19)).toBe(`${SEA}ff`);
  });

  it('the icon of a dark logo is light, without a second plate', async () => {
    const dark = lookOf(TOKENS, { main: SEA }, Buffer.from(LOGOS.dark));
    const icon = await iconPng('maskable', 512, dark);
    expect(await pixel(icon, 0.01, 0.01)).toBe(`${dark.colour('on-sea')}ff`);
    expect(await pixel(icon, 0.5, 0.5)).toBe('#10243fff');
  });

  it('the icon of tabs is small', async () => {
    expect((await iconSvg('any', look)).length).toBeLessThan(12_000);
  });

  it('the share card has both', async () => {
    const words = { above: 'Sagar Kutir', title: 'Garuda Room', facts: '', price: '' };
    const card = await drawCard(readFileSync('content/pictures/scenes/hero.svg'), words, look);
    const [red, green, blue] = [...Buffer.from((await pixel(card, 0.02, 0.5)).slice(1), 'hex')];
    for (const [found, wanted] of [
      [red, 0x0b],
      [green, 0x5c],
      [blue, 0x6b],
    ])
      expect(Math.abs((found ?? 0) - (wanted ?? 0))).toBeLessThan(6);
    const [logoRed = 0] = [...Buffer.from((await pixel(card, 90 / 1200, 86 / 630)).slice(1), 'hex')];
    expect(logoRed).toBeGreaterThan(200);
  });
});

it('headings of mails and documents can be read, and are the main colour where that can be', () => {
  expect(lookOf(TOKENS, { main: SEA }).heading).toBe(SEA);
  const { heading, colour } = lookOf(TOKENS, { main: '#2563eb' });
  expect(heading).not.toBe('#2563eb');
  for (const surface of ['surface', 'surface-sunk'])
    expect(contrast(heading, colour(surface))).toBeGreaterThanOrEqual(4.5);
});

it('a look names the colours of light pages, and throws for one that is none', () => {
  const look = lookOf(TOKENS);
  expect(look.colour('sea')).toBe('#17305a');
  expect(look.colour('on-sea-soft')).toBe('#cdd6e6');
  expect(() => look.colour('purple')).toThrow('The tokens have no colour purple');
});
