import type { Buffer as ShapingBuffer } from 'harfbuzzjs';
import { openFace, shaping } from './faces.ts';
import type { Run } from './text-runs.ts';

/** A glyph of a cluster and its place from the cluster's origin, in units of the font. */
export interface Part {
  glyph: number;
  x: number;
  y: number;
}

/** What HarfBuzz draws for some characters that belong together: a syllable, a letter with its accents, a ligature. */
export interface Cluster {
  text: string;
  parts: Part[];
  advance: number;
}

let buffer: ShapingBuffer | undefined;

/** Shapes a run. The clusters are in the order in which they are seen, from left to right. */
export function shape({ face, text, isRtl }: Run): Cluster[] {
  const { Buffer, Direction, shape: shapeBuffer } = shaping();
  buffer ??= new Buffer();
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
  shapeBuffer(openFace(face).shaper, buffer);
  const clusters: (Cluster & { start: number })[] = [];
  const positions = buffer.getGlyphPositions();
  for (const [at, { codepoint: glyph, cluster: start }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    let cluster = clusters.at(-1);
    // Readers of a PDF drop a joiner that stands alone, so it belongs to the letter before it.
    const isJoiner = !isRtl && /[\u200c\u200d]/.test(text.charAt(start));
    if (!cluster || (cluster.start !== start && !isJoiner)) {
      cluster = { start, text: '', parts: [], advance: 0 };
      clusters.push(cluster);
    }
    cluster.parts.push({ glyph, x: cluster.advance + xOffset, y: yOffset });
    cluster.advance += xAdvance;
  }
  // A cluster has the characters up to the next one in the text, which is at its left in a text from right to left.
  return clusters.map(({ start, parts, advance }, at) => {
    const next = clusters[isRtl ? at - 1 : at + 1];
    return { text: text.slice(start, next?.start), parts, advance };
  });
}
