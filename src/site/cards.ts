import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CARD_COLOURS, type CardText, drawCard } from './card-picture.ts';
import { readContentFolder } from './content-folder.ts';
import type { Look } from './look.ts';
import { readPicture } from './room-list.ts';

/** The share card of a page: the picture that social networks show with a link, 1200 by 630 pixels. */
export interface Card {
  text: CardText;
  /** The picture beside the text: the name of a file of content/pictures, or the URL of an uploaded picture. */
  picture: string;
}

const CODE = [
  'card-picture.ts',
  'card-text.ts',
  'faces.ts',
  'icons.ts',
  'logo.ts',
  'mark.ts',
  'shape.ts',
  'text-runs.ts',
].map((name) => join('src/site', name));

/** Returns the card as JPEG. Cached in `folder` until its text, its picture, the look or this code changes. */
export async function makeCard(
  { text, picture }: Card,
  look: Look,
  folder = '.astro/cards',
): Promise<Buffer> {
  const isUploaded = /^(https?:)?\//.test(picture);
  const drawing = isUploaded ? undefined : await readFile(await fileOf(picture));
  const code = await Promise.all(CODE.map((file) => readFile(file, 'utf8')));
  const hash = createHash('sha256').update(
    JSON.stringify([code, text, picture.replace(/^https?:\/\/[^/]+/, ''), CARD_COLOURS.map(look.colour)]),
  );
  // The content behind an uploaded picture's name never changes, whichever server has it.
  for (const file of [drawing, look.logo]) if (file) hash.update(file);
  const file = join(folder, `${hash.digest('hex')}.jpg`);
  if (existsSync(file)) return readFile(file);
  const card = await drawCard(drawing ?? (await readPicture(picture, 'public')), text, look);
  await mkdir(folder, { recursive: true });
  await writeFile(file, card);
  return card;
}

/** Returns the file of a picture in content/; the host may replace a drawing by a photo. */
async function fileOf(picture: string): Promise<string> {
  const file = join(readContentFolder(process.env), 'pictures', picture);
  const folder = dirname(file);
  const names = await readdir(folder);
  const found = names.find((name) => name.startsWith(`${basename(picture)}.`));
  if (!found) throw new Error(`There is no picture content/pictures/${picture}.`);
  return join(folder, found);
}
