import sharp from 'sharp';
import { type CardFace, linesOf, outlinesOf, stepOf, widthOf } from './card-text.ts';
import { loadShaping } from './faces.ts';
import { logoOnSea, onSea } from './icons.ts';
import { imageOf, sizeOf } from './logo.ts';
import type { Look } from './look.ts';
import { markGroup } from './mark.ts';

export interface CardText {
  /** The name of the homestay or of the site. */
  above: string;
  title: string;
  /** Short facts below the title. */
  facts: string;
  /** The most prominent fact, in gold. */
  price: string;
}

/** The size that all networks use. */
const WIDTH = 1200;
const HEIGHT = 630;
const PANEL = 520;
const MARGIN = 56;
const COLUMN = PANEL - 2 * MARGIN;
const QUALITY = 80;
const SCALLOP = 35;
/** The place of the mark, and the sizes of the flag and of a logo. */
const MARK = { at: MARGIN - 4, scale: 1.7, flag: 68, logo: { width: 150, height: 68 } };
/** The colours of a card, by the names of their tokens. */
export const CARD_COLOURS = ['sea', 'on-sea', 'on-sea-soft', 'gold', 'flag'];

/** Draws a card: the picture at the right, the text on a panel at the left with a scalloped edge. */
export async function drawCard(picture: Buffer, text: CardText, look: Look): Promise<Buffer> {
  const photo = await sharp(picture)
    .resize(WIDTH - PANEL, HEIGHT, { fit: 'cover' })
    .toBuffer();
  await loadShaping();
  const panel = panelOf(text, look, await markOf(look));
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: look.colour('sea') } })
    .composite([{ input: photo, left: PANEL, top: 0 }, { input: Buffer.from(panel) }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** Returns the logo or the flag as SVG, and where the text beside it begins. */
async function markOf(look: Look): Promise<{ drawing: string; end: number }> {
  const { at, scale, flag, logo } = MARK;
  if (!look.logo)
    return { drawing: markGroup(onSea(look), `translate(${at} ${at}) scale(${scale})`), end: MARGIN + flag };
  const png = await logoOnSea(look, logo.width, logo.height);
  const { width, height } = await sizeOf(png);
  const y = at + (logo.height - height) / 2;
  return { drawing: imageOf(png, { x: MARGIN, y, width, height }), end: MARGIN + width + 18 };
}

function panelOf(
  { above, title, facts, price }: CardText,
  { colour }: Look,
  mark: { drawing: string; end: number },
): string {
  const [sea, light, soft, gold] = ['sea', 'on-sea', 'on-sea-soft', 'gold'].map(colour) as [
    string,
    string,
    string,
    string,
  ];
  const size = fitting(title);
  const lines = linesOf(title, COLUMN, 'display', size);
  const step = size * stepOf(title);
  const top = 330 - ((lines.length - 1) * step) / 2;
  const below = top + (lines.length - 1) * step + 62;
  const heading = lines.map((line, index) =>
    text(line, light, { y: top + index * step, size, face: 'display' }),
  );
  const small = linesOf(facts, COLUMN, 'regular', 27).map((line, index) =>
    text(line, soft, { y: below + index * 38, size: 27, face: 'regular' }),
  );
  const fringe = Array.from({ length: HEIGHT / SCALLOP }, (_, index) => {
    const y = index * SCALLOP + SCALLOP / 2;
    return `<circle cx="${PANEL}" cy="${y}" r="${SCALLOP / 2}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <g fill="${gold}" transform="translate(7 0)">${fringe.join('')}</g>
    <g fill="${sea}">${fringe.join('')}<rect width="${PANEL}" height="${HEIGHT}"/></g>
    ${mark.drawing}
    ${text(above, soft, { x: mark.end, y: MARGIN + 38, size: 28, face: 'bold' })}
    ${heading.join('')}${small.join('')}
    ${text(price, gold, { y: HEIGHT - MARGIN, size: 38, face: 'bold' })}
  </svg>`;
}

/** Returns the largest font size at which each word fits the column, and the title fits three lines. */
function fitting(title: string): number {
  for (let size = 76; size > 36; size -= 4) {
    const lines = linesOf(title, COLUMN, 'display', size);
    if (lines.length <= 3 && lines.every((line) => widthOf(line, 'display', size) <= COLUMN)) return size;
  }
  return 36;
}

function text(
  line: string,
  colour: string,
  { x = MARGIN, ...at }: { x?: number; y: number; size: number; face: CardFace },
): string {
  return `<g fill="${colour}">${outlinesOf(line, { x, ...at })}</g>`;
}
