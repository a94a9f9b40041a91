import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandColours } from '#domain/content/brand.ts';
import { type Look, lookOf, readLogo } from './look.ts';
import { findInRelease } from './release.ts';

const TOKENS = 'src/styles/tokens.css';

const file = findInRelease(TOKENS);
if (!file) throw new Error(`${TOKENS} is not in this release`);
const tokens = readFileSync(file, 'utf8');

/** The look of mails and documents if the host has chosen neither colours nor a logo. */
export const PLAIN_LOOK: Look = lookOf(tokens);

/**
 * Returns the look that content/site.yaml describes; undefined if it says nothing, or nothing but a logo that is not
 * there.
 */
export async function readLook(
  content: string,
  { colours, logo }: { colours?: BrandColours | undefined; logo?: string | undefined },
): Promise<Look | undefined> {
  const picture = logo ? await readLogo(join(content, 'pictures'), logo) : undefined;
  return colours || picture ? lookOf(tokens, colours, picture) : undefined;
}
