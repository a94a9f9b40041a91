import { readFileSync } from 'node:fs';
import type { BrandColours } from '#domain/brand.ts';
import { type Look, lookOf, readLogo } from './look.ts';

const PICTURES = 'content/pictures';
const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');

/** The look of a build, which runs at the top of the repository. */
export async function builtLook(colours: BrandColours, logo: string | undefined): Promise<Look> {
  return lookOf(TOKENS, colours, logo ? await readLogo(PICTURES, logo) : undefined);
}
