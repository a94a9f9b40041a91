import sharp from 'sharp';
import { drawLogo, groundOf, imageOf, sizeOf } from './logo.ts';
import type { Look } from './look.ts';
import { type MarkColours, markGroup } from './mark.ts';

/** Returns the mark on the deep band, as in the header. */
export const onSea = ({ colour }: Look): MarkColours => ({
  pole: colour('on-sea'),
  cloth: colour('flag'),
  disc: colour('gold'),
});

const SIDE = 64;
/** `any` has round corners; `maskable` is cut by the system, which leaves the middle 80 %. */
const FORMS = {
  any: { corner: 15, mark: 'translate(11.4 7.5) scale(1.2)', logo: 46 },
  maskable: { corner: 0, mark: 'translate(15.6 12.1) scale(0.97)', logo: 36 },
} as const;
/** The logo has this many pixels for each unit: sharp in the small icons of tabs, and not too large for a page. */
const SHARPNESS = 3;

export type IconForm = keyof typeof FORMS;

/**
 * Returns the site's icon: the host's logo or the mark on the sea, or a logo that can't be seen there on its light; a
 * logo has `sharpness` pixels for each of 64 units.
 */
export async function iconSvg(form: IconForm, look: Look, sharpness = SHARPNESS): Promise<string> {
  const { corner, mark, logo } = FORMS[form];
  const [sea, light] = [look.colour('sea'), look.colour('on-sea')];
  const ground = look.logo ? await groundOf(look.logo, { ground: sea, plate: light }) : sea;
  const middle = look.logo
    ? await logoImage(look.logo, ground, logo, sharpness)
    : markGroup(onSea(look), mark);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${ground}"/>${middle}</svg>`;
}

async function logoImage(file: Buffer, ground: string, side: number, sharpness: number): Promise<string> {
  const largest = Math.round(side * sharpness);
  const png = await drawLogo(file, { width: largest, height: largest, ground, plate: ground });
  const { width, height } = await sizeOf(png);
  const box = { width: width / sharpness, height: height / sharpness };
  return imageOf(png, { x: (SIDE - box.width) / 2, y: (SIDE - box.height) / 2, ...box });
}

/** Returns the host's logo for the deep band, in pixels. Throws without one. */
export async function logoOnSea({ logo, colour }: Look, width: number, height: number): Promise<Buffer> {
  if (!logo) throw new Error('This look has no logo.');
  return drawLogo(logo, { width, height, ground: colour('sea'), plate: colour('on-sea') });
}

/** The sizes in pixels that tabs and lists of bookmarks show. */
const ICO_SIZES = [16, 32, 48];

/** Returns the icon for programs that ask for `/favicon.ico` whatever the page says: a list of places, then PNGs. */
export async function iconIco(look: Look): Promise<Buffer> {
  const pictures = await Promise.all(ICO_SIZES.map((size) => iconPng('any', size, look)));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { length }] of pictures.entries()) {
    const size = ICO_SIZES[index] ?? 0;
    const place = 6 + 16 * index;
    head.set([size, size, 0, 0, 1, 0, 32, 0], place);
    head.writeUInt32LE(length, place + 8);
    head.writeUInt32LE(offset, place + 12);
    offset += length;
  }
  return Buffer.concat([head, ...pictures]);
}

export async function iconPng(form: IconForm, size: number, look: Look): Promise<Buffer> {
  const drawing = Buffer.from(await iconSvg(form, look, size / SIDE));
  return sharp(drawing, { density: (72 * size) / SIDE })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
}
