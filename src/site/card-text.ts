import { readFileSync } from 'node:fs';
import { create, type Font, type FontCollection } from 'fontkit';
import { openFace, type Weight } from './faces.ts';
import { shape } from './shape.ts';
import { splitRuns } from './text-runs.ts';

const DISPLAY = 'src/styles/fonts/yatra-one.woff2';
let display: Font | FontCollection | undefined;

export type CardFace = 'display' | Weight;

/** A glyph as an outline, placed from the beginning of the line in units of the font size. */
interface Drawn {
  path: string;
  x: number;
  y: number;
  scale: number;
}

interface DrawnLine {
  glyphs: Drawn[];
  width: number;
}

/** The display font is a compressed web font of Latin letters, which HarfBuzz can't read and fontkit can. */
function drawDisplay(line: string): DrawnLine | undefined {
  display ??= create(readFileSync(DISPLAY));
  const font = display;
  if ('fonts' in font) throw new Error('A card is set in single faces, not in collections.');
  if (![...line].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))) return undefined;
  const scale = 1 / font.unitsPerEm;
  const run = font.layout(line);
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, at) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = run.positions[at] ?? {};
    const x = (pen + xOffset) * scale;
    pen += xAdvance;
    return { path: glyph.path.toSVG(), x, y: yOffset * scale, scale };
  });
  return { glyphs, width: pen * scale };
}

/** Characters missing in the display font use the bold text font. */
function drawLine(line: string, face: CardFace): DrawnLine {
  const displayed = face === 'display' ? drawDisplay(line) : undefined;
  if (displayed) return displayed;
  const glyphs: Drawn[] = [];
  let width = 0;
  for (const run of splitRuns(line, face === 'display' ? 'bold' : face).seen) {
    const { shaper, outlines } = openFace(run.face);
    const scale = 1 / outlines.unitsPerEm;
    for (const { parts, advance } of shape(run)) {
      for (const { glyph, x, y } of parts)
        glyphs.push({ path: shaper.glyphToPath(glyph), x: width + x * scale, y: y * scale, scale });
      width += advance * scale;
    }
  }
  return { glyphs, width };
}

/** Returns the distance of two lines for a size of 1: marks above and below letters need room. */
export const stepOf = (line: string): number => (drawDisplay(line) ? 1.15 : 1.3);

export function widthOf(line: string, face: CardFace, size: number): number {
  return drawLine(line, face).width * size;
}

/** Returns a line as SVG outlines with its baseline at `y`, so that drawing needs no font. */
export function outlinesOf(line: string, at: { x: number; y: number; size: number; face: CardFace }): string {
  const { size } = at;
  const glyphs = drawLine(line, at.face).glyphs.map(({ path, x, y, scale }) => {
    const place = `${(at.x + x * size).toFixed(2)} ${(at.y - y * size).toFixed(2)}`;
    const scaled = `${(scale * size).toFixed(5)} ${(-scale * size).toFixed(5)}`;
    return `<path transform="translate(${place}) scale(${scaled})" d="${path}"/>`;
  });
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
