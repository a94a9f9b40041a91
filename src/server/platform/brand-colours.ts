import { readFileSync } from 'node:fs';
import { lightColour } from '#domain/colour.ts';
import { findInRelease } from './release.ts';

const TOKENS = 'src/styles/tokens.css';

const file = findInRelease(TOKENS);
if (!file) throw new Error(`${TOKENS} is not in this release`);
const tokens = readFileSync(file, 'utf8');

/** The site's light colours for mails and documents, which can't read its tokens. */
export const BRAND = {
  text: lightColour(tokens, 'text'),
  textSoft: lightColour(tokens, 'text-soft'),
  line: lightColour(tokens, 'line'),
  surface: lightColour(tokens, 'surface'),
  surfaceSunk: lightColour(tokens, 'surface-sunk'),
  accent: lightColour(tokens, 'accent'),
  onAccent: lightColour(tokens, 'on-accent'),
  link: lightColour(tokens, 'link'),
  sea: lightColour(tokens, 'sea'),
  onSea: lightColour(tokens, 'on-sea'),
  gold: lightColour(tokens, 'gold'),
  flag: lightColour(tokens, 'flag'),
};
