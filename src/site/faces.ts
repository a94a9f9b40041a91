import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type FontCollection } from 'fontkit';

/**
 * The fonts of invoices. PDF's standard fonts have no ₹; Noto Sans has it, with Latin, Greek, Cyrillic and Devanagari.
 * Odia and Bengali have their own fonts, chosen by run; fontkit shapes their clusters.
 */
const FACES = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  devanagari: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  odia: '@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf',
  bengali: '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
} as const;

export type Face = keyof typeof FACES;
export type Weight = 'regular' | 'bold';

const packages = createRequire(import.meta.url);
const cached = new Map<Face, Font | FontCollection>();

/**
 * Opens a font for one document. A glyph keeps the characters of its first use, so shaped fonts are opened again for
 * each document, or copied text would lose letters. The two Noto Sans fonts are cached, because opening them takes
 * longer than drawing.
 */
export function openFace(face: Face): Font | FontCollection {
  const known = cached.get(face);
  if (known) return known;
  const font = create(readFileSync(packages.resolve(FACES[face])));
  if (face !== 'regular' && face !== 'bold') return font;
  if ('characterSet' in font) for (const template of font.characterSet) font.glyphForCodePoint(template);
  cached.set(face, font);
  return font;
}

export interface Run {
  face: Face;
  text: string;
}

const DEVANAGARI = /\p{Script=Devanagari}/u;
const ODIA = /\p{Script=Oriya}/u;
const BENGALI = /\p{Script=Bengali}/u;
/** Marks and joiners belong to the cluster before them, in any script. */
const JOINS = /\u200c|\u200d|\u0964|\u0965|\p{Mark}/u;
/** Control characters and direction marks could disguise a text. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function faceOf(character: string, weight: Weight, before: Face | undefined): Face {
  if (DEVANAGARI.test(character)) return 'devanagari';
  if (ODIA.test(character)) return 'odia';
  if (BENGALI.test(character)) return 'bengali';
  if (before && JOINS.test(character)) return before;
  return weight;
}

/** Splits a line into runs of one font. */
export function splitRuns(line: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of line.replace(UNPRINTABLE, ' ').normalize('NFC')) {
    const last = runs.at(-1);
    const face = faceOf(character, weight, last?.face);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}
