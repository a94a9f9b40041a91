import { readFileSync } from 'node:fs';
import { create, type Font, type FontCollection } from 'fontkit';
import { openFace, splitRuns, type Weight } from './faces.ts';

const DISPLAY = 'src/styles/fonts/yatra-one.woff2';
let display: Font | FontCollection | undefined;

export type CardFace = 'display' | Weight;

interface TextRun {
  font: Font;
  text: string;
}

function single(font: Font | FontCollection): Font {
  if ('fonts' in font) throw new Error('A card is set in single faces, not in collections.');
  return font;
}

/** Splits a line into runs of one font: characters missing in the display font use the bold text font. */
function runsOf(line: string, face: CardFace): TextRun[] {
  if (face === 'display') {
    display ??= create(readFileSync(DISPLAY));
    const font = single(display);
    if ([...line].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))) {
      return [{ font, text: line }];
    }
  }
  const weight = face === 'display' ? 'bold' : face;
  return splitRuns(line, weight).map((run) => ({ font: single(openFace(run.face)), text: run.text }));
}

export function widthOf(line: string, face: CardFace, size: number): number {
  const widths = runsOf(line, face).map(({ font, text }) => {
    return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Returns a line as SVG outlines with its baseline at `y`, so that drawing needs no font. */
export function outlinesOf(line: string, at: { x: number; y: number; size: number; face: CardFace }): string {
  let { x } = at;
  const glyphs: string[] = [];
  for (const { font, text } of runsOf(line, at.face)) {
    const scale = at.size / font.unitsPerEm;
    const run = font.layout(text);
    for (const [index, glyph] of run.glyphs.entries()) {
      const position = run.positions[index];
      const left = x + (position?.xOffset ?? 0) * scale;
      const base = at.y - (position?.yOffset ?? 0) * scale;
      const move = `translate(${left.toFixed(2)} ${base.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      glyphs.push(`<path transform="${move}" d="${glyph.path.toSVG()}"/>`);
      x += (position?.xAdvance ?? glyph.advanceWidth) * scale;
    }
  }
  return glyphs.join('');
}

/** Breaks a text into lines no wider than `width`; a wider word has its own line. */
export function linesOf(text: string, width: number, face: CardFace, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, face, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
