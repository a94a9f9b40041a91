import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandColours } from '#domain/content/brand.ts';
import { readContentFolder } from './content-folder.ts';
import { type Look, lookOf, readLogo } from './look.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');

/** Returns the look of a build, which runs at the top of the repository. */
export async function builtLook(colours: BrandColours, logo: string | undefined): Promise<Look> {
  const pictures = join(readContentFolder(process.env), 'pictures');
  return lookOf(TOKENS, colours, logo ? await readLogo(pictures, logo) : undefined);
}
