import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrandColours, brandStyle, brandTokens, readTokens, TEXT } from '#domain/content/brand.ts';
import { contrast } from '#domain/content/colour.ts';

/** The host's brand as pages, icons, cards, mails and invoices show it. */
export interface Look {
  /** A colour of light pages by the name of its token. Throws if there is no such token. */
  colour(name: string): string;
  /** The main colour as text on light surfaces, made darker if it could not be read. */
  heading: string;
  /** CSS for the head of a page; empty if the colours are those of the tokens. */
  style: string;
  /** The file of the host's logo. Without one, the flag is the mark. */
  logo?: Buffer | undefined;
}

/** Returns the look of these colours, over the tokens in the text of `styles/tokens.css`. */
export function lookOf(css: string, colours: BrandColours = {}, logo?: Buffer): Look {
  const drawn = readTokens(css);
  const tokens = brandTokens(drawn, colours);
  const colour = (name: string) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`The tokens have no colour ${name}`);
    return token.light;
  };
  const isReadable = contrast(colour('sea'), colour('surface-sunk')) >= TEXT;
  return {
    colour,
    heading: colour(isReadable ? 'sea' : 'link'),
    style: brandStyle(drawn, colours),
    logo,
  };
}

const ENDINGS = ['svg', 'png', 'webp', 'jpg', 'jpeg'];

/** Returns the logo of this name in the folder of pictures; undefined if there is none. */
export async function readLogo(pictures: string, name: string): Promise<Buffer | undefined> {
  const folder = join(pictures, 'brand');
  const files: string[] = await readdir(folder).catch(() => []);
  const file = ENDINGS.map((ending) => `${name}.${ending}`).find((one) => files.includes(one));
  return file ? readFile(join(folder, file)) : undefined;
}
