import type { Loader } from 'astro/loaders';
import * as z from 'zod/mini';
import { knownRoom } from '#contract/room.ts';
import { pictureAddress } from '#domain/images.ts';
import { askRoomList, RoomsUnreachable } from './room-list.ts';

/** A room from the API, and where the build reads its first picture and its homestay's. */
export const listedRoom = z.extend(knownRoom, { picture: z.string(), homestay_picture: z.string() });

/**
 * The collection of rooms from the API at `apiUrl`: each gets a page. Empty without a URL or a response; then
 * one page serves them all.
 */
export function roomsLoader(apiUrl: string | undefined): Loader {
  return {
    name: 'rooms',
    async load({ store, parseData, logger }) {
      store.clear();
      if (!apiUrl) return;
      try {
        for (const room of (await askRoomList(apiUrl)).rooms) {
          const [first, homestay] = [room.images[0]?.file_path, room.property_images[0]?.path];
          const picture = pictureAddress(first, apiUrl);
          const homestay_picture = pictureAddress(homestay ?? first, apiUrl);
          const entry = { id: String(room.id), data: { ...room, picture, homestay_picture } };
          store.set({ id: entry.id, data: await parseData(entry) });
        }
      } catch (error) {
        if (!(error instanceof RoomsUnreachable)) throw error;
        logger.warn(`${error.message} No room gets a page of its own in this build.`);
      }
    },
  };
}
