import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font as Outlines } from 'fontkit';
import type { Font as Shaper } from 'harfbuzzjs';

const NOTO = '@expo-google-fonts/noto';

/**
 * The fonts of papers and share cards. PDF's standard fonts have no ₹; Noto Sans has it, with Latin, Greek, Cyrillic and
 * Devanagari. Other scripts have their own fonts, bold ones if the site is written in them. `netlify.toml` includes the
 * same files.
 */
const FACES = {
  regular: `${NOTO}-sans/400Regular/NotoSans_400Regular.ttf`,
  bold: `${NOTO}-sans/600SemiBold/NotoSans_600SemiBold.ttf`,
  devanagari: `${NOTO}-sans/400Regular/NotoSans_400Regular.ttf`,
  devanagariBold: `${NOTO}-sans/600SemiBold/NotoSans_600SemiBold.ttf`,
  odia: `${NOTO}-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf`,
  odiaBold: `${NOTO}-sans-oriya/600SemiBold/NotoSansOriya_600SemiBold.ttf`,
  bengali: `${NOTO}-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf`,
  bengaliBold: `${NOTO}-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf`,
  telugu: `${NOTO}-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf`,
  tamil: `${NOTO}-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf`,
  kannada: `${NOTO}-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf`,
  malayalam: `${NOTO}-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf`,
  gujarati: `${NOTO}-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf`,
  gurmukhi: `${NOTO}-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf`,
  thai: `${NOTO}-sans-thai/400Regular/NotoSansThai_400Regular.ttf`,
  urdu: `${NOTO}-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf`,
} as const;

export type Face = keyof typeof FACES;
export type Weight = 'regular' | 'bold';

/** One font file, opened twice: HarfBuzz shapes its text, fontkit writes a part of it into a PDF. */
export interface OpenFace {
  shaper: Shaper;
  outlines: Outlines;
  characters: ReadonlySet<number>;
}

const packages = createRequire(import.meta.url);
const opened = new Map<string, OpenFace>();
let harfbuzz: typeof import('harfbuzzjs') | undefined;

/** Loads HarfBuzz (WebAssembly). It is awaited before a text is measured or drawn, and not when the server starts. */
export async function loadShaping(): Promise<void> {
  harfbuzz ??= await import('harfbuzzjs');
}

export function shaping(): typeof import('harfbuzzjs') {
  if (!harfbuzz) throw new Error('A text is shaped before loadShaping() was awaited.');
  return harfbuzz;
}

/** Opens a font at its first use and keeps it. Faces of the same file are the same object. */
export function openFace(face: Face): OpenFace {
  const file = FACES[face];
  const known = opened.get(file);
  if (known) return known;
  const { Blob, Face: HarfBuzzFace, Font } = shaping();
  const bytes = readFileSync(packages.resolve(file));
  const outlines = create(bytes);
  if ('fonts' in outlines) throw new Error(`${file} is a collection of fonts.`);
  const shaper = new Font(new HarfBuzzFace(new Blob(new Uint8Array(bytes).buffer)));
  const font = { shaper, outlines, characters: new Set(shaper.face.collectUnicodes()) };
  opened.set(file, font);
  return font;
}

const SCRIPTS: readonly [RegExp, Face][] = [
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Oriya}/u, 'odia'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Telugu}/u, 'telugu'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Kannada}/u, 'kannada'],
  [/\p{Script=Malayalam}/u, 'malayalam'],
  [/\p{Script=Gujarati}/u, 'gujarati'],
  [/\p{Script=Gurmukhi}/u, 'gurmukhi'],
  [/\p{Script=Thai}/u, 'thai'],
  // Its comma, question mark and vowels are shared with other scripts.
  [/(?=\p{Script_Extensions=Arabic})[\p{Script=Arabic}\u060c\u061b\u061f\u0640\p{Mark}]/u, 'urdu'],
];
const JOINERS = /\u200c|\u200d/;
/** Spaces, marks, joiners and dandas belong to the run before them, in any script. */
const JOINS = / |\u0964|\u0965|\p{Mark}/u;

/** In these scripts headings are written, too; the others occur in names and addresses. */
const BOLD: Partial<Record<Face, Face>> = {
  devanagari: 'devanagariBold',
  odia: 'odiaBold',
  bengali: 'bengaliBold',
};

/** Below it are Latin letters, digits, spaces and their signs, which need no search. */
const FIRST_MARK = 0x300;

/** Every font has them, so a date or a sentence with a number or a Latin name is one run, and is found as one text. */
const SHARED = /[!-~·×₹–—‘’“”…−]/u;

function scriptFace(character: string, weight: Weight): Face | undefined {
  const code = character.codePointAt(0) ?? 0;
  const script = code < FIRST_MARK ? undefined : SCRIPTS.find(([signs]) => signs.test(character))?.[1];
  return script && weight === 'bold' ? (BOLD[script] ?? script) : script;
}

/** Returns the face of the first script of a line, which draws the digits before it, too. */
export function faceOfLine(line: string, weight: Weight): Face | undefined {
  for (const character of line) {
    const own = scriptFace(character, weight);
    if (own) return own === 'urdu' ? undefined : own;
  }
  return undefined;
}

/** Returns the face that draws a character after `before`, or nothing if no font has it. */
export function faceOf(character: string, weight: Weight, before: Face | undefined): Face | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (JOINERS.test(character)) return before;
  const joins = JOINS.test(character) || (before !== 'urdu' && SHARED.test(character));
  const faces = [scriptFace(character, weight), joins ? before : undefined, weight];
  return faces.find((face) => face && openFace(face).characters.has(code));
}
