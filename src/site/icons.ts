import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { lightColour } from '#domain/colour.ts';
import { markGroup } from './mark.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
const SEA = lightColour(TOKENS, 'sea');
/** On the deep band, as in the header. */
export const ON_SEA = {
  pole: lightColour(TOKENS, 'on-sea'),
  cloth: lightColour(TOKENS, 'flag'),
  disc: lightColour(TOKENS, 'gold'),
};

/** Units of the drawing. */
const SIDE = 64;
/** `any` has round corners; `maskable` is cut by the system, which leaves the middle 80 %. */
const FORMS = {
  any: { corner: 15, mark: 'translate(11.4 7.5) scale(1.2)' },
  maskable: { corner: 0, mark: 'translate(15.6 12.1) scale(0.97)' },
} as const;

export type IconForm = keyof typeof FORMS;

/** The site's icon: the mark on the sea. */
export function iconSvg(form: IconForm): string {
  const { corner, mark } = FORMS[form];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${SEA}"/>${markGroup(ON_SEA, mark)}</svg>`;
}

/** The icon as a PNG of `size` by `size` pixels. */
export async function iconPng(form: IconForm, size: number): Promise<Buffer> {
  const drawing = Buffer.from(iconSvg(form));
  return sharp(drawing, { density: (72 * size) / SIDE })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
}
