import type { Font, Subset } from 'fontkit';
import { type Face, openFace } from '#site/faces.ts';
import { type Cluster, type Part, shape } from '#site/shape.ts';

declare module 'fontkit' {
  /** These parts of fontkit's fonts and TrueType subsets are missing in its types. */
  interface Subset {
    includeGlyph(id: number): number;
    _addGlyph(id: number): number;
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
  }
  interface Font {
    maxp: { maxComponentDepth: number; maxComponentElements: number };
  }
}

/** Pass this OpenType feature to pdfkit to draw a text from right to left. */
export const RIGHT_TO_LEFT = 'rtlm';

/** The ids of clusters begin above those of the font's own glyphs. */
const FIRST_CLUSTER = 0x10000;
const MOST_PARTS = 64;

/** A cluster as pdfkit writes it. */
interface ClusterGlyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
}

/**
 * Opens a font for one paper, as pdfkit needs it. In a PDF a glyph always stands for the same characters, so each cluster
 * of a text becomes a glyph of its own, composed of those that HarfBuzz placed: it looks as shaped and is copied as typed.
 */
export function openPaperFont(face: Face): Font {
  const { outlines } = openFace(face);
  const clusters: Cluster[] = [];
  const known = new Map<string, ClusterGlyph>();
  const glyphOf = (cluster: Cluster): ClusterGlyph => {
    const { text, advance, parts } = cluster;
    // What follows may change the advance; readers take a glyph that is moved instead for the beginning of a word.
    const key = `${text} ${advance} ${parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')}`;
    const glyph = known.get(key) ?? {
      id: FIRST_CLUSTER + clusters.push(cluster) - 1,
      advanceWidth: advance,
      codePoints: Array.from(text, (character) => character.codePointAt(0) ?? 0),
    };
    known.set(key, glyph);
    return glyph;
  };
  const shapeOnce = (text: string, isRtl: boolean) => {
    const seen = shape({ face, text, isRtl });
    const run = isRtl ? withSpacesInside(seen.flatMap(oneCharacterEach)) : seen;
    const advances = run.map(({ advance }) => advance);
    return {
      glyphs: run.map(glyphOf),
      advances,
      advanceWidth: advances.reduce((sum, advance) => sum + advance, 0),
    };
  };
  const shaped = new Map<string, ReturnType<typeof shapeOnce>>();
  const layout = (text: string, features: readonly string[] = []) => {
    const isRtl = features.includes(RIGHT_TO_LEFT);
    const key = `${isRtl}${text}`;
    const run = shaped.get(key) ?? shapeOnce(text, isRtl);
    shaped.set(key, run);
    // pdfkit scales positions in place.
    const positions = run.advances.map((xAdvance) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
    return { glyphs: run.glyphs, positions, advanceWidth: run.advanceWidth };
  };
  const createSubset = () => {
    const subset = outlines.createSubset();
    const addGlyph = subset._addGlyph.bind(subset);
    subset._addGlyph = (id) => {
      const cluster = clusters[id - FIRST_CLUSTER];
      return cluster ? addCluster(subset, face, cluster) : addGlyph(id);
    };
    return subset;
  };
  return Object.create(outlines, {
    layout: { value: layout },
    createSubset: { value: createSubset },
    maxp: { value: { ...outlines.maxp, maxComponentDepth: 4, maxComponentElements: MOST_PARTS } },
  });
}

/**
 * Readers drop a space that begins or ends what is drawn. So it belongs to the glyph beside it, on the side where it is
 * seen, as readers reverse what they find.
 */
function withSpacesInside(run: Cluster[]): Cluster[] {
  const [first, second] = run;
  if (first?.text === ' ' && second) return withSpacesInside([joined(first, second), ...run.slice(2)]);
  const [before, last] = run.slice(-2);
  return last?.text === ' ' && before ? [...run.slice(0, -2), joined(before, last)] : run;
}

function joined(left: Cluster, right: Cluster): Cluster {
  const moved = right.parts.map((part) => ({ ...part, x: part.x + left.advance }));
  return {
    text: left.text + right.text,
    parts: [...left.parts, ...moved],
    advance: left.advance + right.advance,
  };
}

/** Readers reverse the characters that they find in a line from right to left, so each character has a glyph of its own. */
function oneCharacterEach({ text, parts, advance }: Cluster): Cluster[] {
  const [first = '', ...others] = text;
  const invisible = others.reverse().map((other) => ({ text: other, parts: [], advance: 0 }));
  return [...invisible, { text: first, parts, advance }];
}

/** Adds the glyph of a cluster. `includeGlyph` lets fontkit add the glyphs of which it is composed after it. */
function addCluster(subset: Subset, face: Face, { parts, advance }: Cluster): number {
  const { shaper } = openFace(face);
  const drawn = parts.flatMap((part) => {
    const box = shaper.glyphExtents(part.glyph);
    if (!box || (box.width === 0 && box.height === 0)) return [];
    const [left, top] = [part.x + box.xBearing, part.y + box.yBearing];
    // HarfBuzz counts the height downwards.
    return [{ part, left, top, right: left + box.width, bottom: top + box.height }];
  });
  const box = {
    left: Math.min(...drawn.map(({ left }) => left)),
    bottom: Math.min(...drawn.map(({ bottom }) => bottom)),
    right: Math.max(...drawn.map(({ right }) => right)),
    top: Math.max(...drawn.map(({ top }) => top)),
  };
  const placed = drawn.slice(0, MOST_PARTS).map(({ part }) => ({
    glyph: subset.includeGlyph(part.glyph),
    x: part.x,
    y: part.y,
  }));
  const bytes = placed.length > 0 ? compositeGlyph(placed, box) : new Uint8Array();
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: Math.round(advance), bearing: placed.length > 0 ? box.left : 0 });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}

/** These are sizes and flags of TrueType's table `glyf`. */
const HEAD_BYTES = 10;
const PART_BYTES = 8;
const WORDS_FROM_THE_ORIGIN = 0x3;
const MORE_PARTS = 0x20;

function compositeGlyph(
  parts: readonly Part[],
  box: { left: number; bottom: number; right: number; top: number },
): Uint8Array {
  // Offsets of glyphs are multiples of four.
  const bytes = new Uint8Array(Math.ceil((HEAD_BYTES + parts.length * PART_BYTES) / 4) * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [-1, box.left, box.bottom, box.right, box.top].entries())
    view.setInt16(at * 2, value);
  for (const [at, { glyph, x, y }] of parts.entries()) {
    const start = HEAD_BYTES + at * PART_BYTES;
    view.setUint16(start, WORDS_FROM_THE_ORIGIN | (at < parts.length - 1 ? MORE_PARTS : 0));
    view.setUint16(start + 2, glyph);
    view.setInt16(start + 4, x);
    view.setInt16(start + 6, y);
  }
  return bytes;
}
