import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { KnownRoom } from '#contract/room.ts';
import { pictureAddress } from '#domain/images.ts';
import { formatRupees } from '#domain/money.ts';
import { readPicture } from '../providers/room-list.ts';
import { type CardWords, drawCard } from './card-picture.ts';

/** A picture for shared links, 1200 by 630 pixels: what it says, where it is served, and what is drawn beside. */
interface Card {
  path: string;
  words: CardWords;
  /** What the picture is known by: a drawn card is kept for as long as this and the words stay the same. */
  key: string;
  read: () => Promise<Buffer>;
}

/** The cards of the pages, as these export them (components/cards.ts). */
const exported = z.array(
  z.object({ path: z.string(), above: z.string(), title: z.string(), picture: z.string() }),
);

export interface CardSources {
  root: string;
  dist: string;
  rooms: readonly KnownRoom[];
  /** Where the pictures of the rooms are; there are no rooms without it. */
  apiUrl: string | undefined;
}

/** Draws what is not drawn yet, and puts a card of every page and room into `dist`. */
export async function writeCards(sources: CardSources): Promise<void> {
  const kept = join(sources.root, '.astro/cards');
  await mkdir(kept, { recursive: true });
  const code = await Promise.all(
    ['card-picture.ts', 'card-text.ts'].map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  const next = [...(await pageCards(sources)), ...roomCards(sources)].values();
  const draw = async () => {
    for (const card of next) {
      const name = createHash('sha256')
        .update(JSON.stringify([code, card.words, card.key]))
        .digest('hex');
      const file = join(kept, `${name}.jpg`);
      if (!existsSync(file)) await writeFile(file, await drawCard(await card.read(), card.words));
      const target = join(sources.dist, card.path);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(file, target);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, draw));
}

async function pageCards({ root, dist }: CardSources): Promise<Card[]> {
  const pages = z.parse(exported, JSON.parse(await readFile(join(dist, 'cards.json'), 'utf8')));
  return Promise.all(
    pages.map(async ({ path, above, title, picture }) => {
      const bytes = await readFile(await fileOf(join(root, 'content/pictures', picture)));
      const key = createHash('sha256').update(bytes).digest('hex');
      return { path, key, words: { above, title, facts: '', price: '' }, read: async () => bytes };
    }),
  );
}

/** A picture of content/ by its name; a host may put a photo in the place of a drawing. */
async function fileOf(path: string): Promise<string> {
  const names = await readdir(dirname(path));
  const found = names.map((name) => join(dirname(path), name)).find((name) => name.startsWith(`${path}.`));
  if (!found) throw new Error(`There is no picture ${path}.`);
  return found;
}

function roomCards({ root, rooms, apiUrl }: CardSources): Card[] {
  if (apiUrl === undefined) return [];
  return rooms.map((room) => {
    const address = pictureAddress(room.images[0]?.file_path, apiUrl);
    const facts = [`Sleeps ${room.capacity}`, room.room_size].filter(Boolean).join(' · ');
    return {
      path: `/og/rooms/${room.id}.jpg`,
      words: {
        above: room.homestay_name,
        title: room.room_name,
        facts,
        price: room.price_from === null ? '' : `from ${formatRupees(room.price_from)} a night`,
      },
      // An uploaded picture never changes under its name.
      key: room.images[0]?.file_path ?? '',
      read: () => readPicture(address, join(root, 'public')),
    };
  });
}
