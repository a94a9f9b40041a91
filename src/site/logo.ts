import sharp from 'sharp';
import { distance } from '#domain/content/oklch.ts';

interface Place {
  /** The logo is at most this large, in pixels. */
  width: number;
  height: number;
  /** `ground` is the colour behind the logo, `plate` the one of the plate below it if it could not be seen there. */
  ground: string;
  plate: string;
}

/** Two colours that differ less can't be told apart. */
const SEEN = 0.25;
/** The part of a logo that may be invisible, such as an outline or a shadow. */
const LOST = 0.25;
/** The part of the height that a plate leaves free on each side. */
const MARGIN = 0.12;
const ROUND = 0.16;
/** The height in pixels at which a logo is judged. */
const SAMPLE = 40;

/**
 * Returns the logo as a PNG for a place, without the empty space around it. One that can't be seen there gets a plate.
 */
export async function drawLogo(file: Buffer, { width, height, ground, plate }: Place): Promise<Buffer> {
  const bare = await resized(file, width, height);
  if (await isPicture(bare)) return rounded(bare);
  if ((await groundOf(file, { ground, plate })) === ground) return bare;
  const margin = Math.round(height * MARGIN);
  const smaller = await resized(file, width - 2 * margin, height - 2 * margin);
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  const whole = sharp(smaller)
    .extend({ ...sides, background: plate })
    .flatten({ background: plate });
  return rounded(await whole.png().toBuffer());
}

/** Returns the colour behind the logo: the ground, or the plate if the logo could not be seen on the ground. */
export async function groundOf(
  file: Buffer,
  { ground, plate }: Pick<Place, 'ground' | 'plate'>,
): Promise<string> {
  const small = await resized(file, 3 * SAMPLE, SAMPLE);
  return !(await isPicture(small)) && (await isLost(small, ground)) ? plate : ground;
}

/** Returns the logo's size; a wide logo contains the name. */
export async function sizeOf(logo: Buffer): Promise<{ width: number; height: number; isWide: boolean }> {
  const { width, height } = await sharp(logo).metadata();
  return { width, height, isWide: width >= 2 * height };
}

export function imageOf(
  png: Buffer,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

async function resized(file: Buffer, width: number, height: number): Promise<Buffer> {
  const { format, height: drawn = height } = await sharp(file).metadata();
  // Density enlarges a drawing; four times the size leaves room for the space that is cut off.
  const density = format === 'svg' ? Math.min(2400, Math.max(72, (72 * 4 * height) / drawn)) : 72;
  const opened = sharp(file, { density }).ensureAlpha();
  const cut = (await isPicture(await opened.clone().png().toBuffer())) ? opened : opened.trim();
  const trimmed = await cut.png().toBuffer();
  return sharp(trimmed).resize({ width, height, fit: 'inside' }).png().toBuffer();
}

/** Returns whether nothing is transparent, as in a photo or a drawing with a background of its own. */
async function isPicture(png: Buffer): Promise<boolean> {
  return (await sharp(png).stats()).isOpaque;
}

async function isLost(png: Buffer, ground: string): Promise<boolean> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [opaque, lost] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    opaque += 1;
    if (distance(`#${data.toString('hex', at, at + 3)}`, ground) < SEEN) lost += 1;
  }
  return lost > opaque * LOST;
}

async function rounded(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${ROUND * height}"/></svg>`;
  return sharp(png)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
