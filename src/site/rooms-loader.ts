import type { Loader, LoaderContext } from 'astro/loaders';
import * as z from 'zod/mini';
import { knownRoom } from '#contract/room.ts';
import { pictureAddress } from '#domain/rooms/images.ts';
import { askRoomList, RoomsUnreachable } from './room-list.ts';

/** A room from the API, and where the build reads its first picture and its homestay's. */
const listedRoom = z.extend(knownRoom, { picture: z.string(), homestay_picture: z.string() });

export const roomList = z.object({
  rooms: z.array(listedRoom),
  /** True once a homestay of the site has a rating. */
  is_rated: z._default(z.boolean(), false),
});

/**
 * The collection has one entry with this id. If each room had one, Astro would warn of an empty collection when there
 * are no rooms.
 */
export const ALL_ROOMS = 'all';

/**
 * Loads the rooms from the API at `apiUrl`; each gets a page. The list is empty without a URL or a response; then one
 * page serves them all.
 */
export function roomsLoader(apiUrl: string | undefined): Loader {
  return {
    name: 'rooms',
    async load({ store, parseData, logger }) {
      const data = apiUrl ? await listRooms(apiUrl, logger) : NONE;
      store.clear();
      store.set({ id: ALL_ROOMS, data: await parseData({ id: ALL_ROOMS, data }) });
    },
  };
}

const NONE = { rooms: [] };

async function listRooms(apiUrl: string, logger: LoaderContext['logger']) {
  try {
    const { rooms, isRated } = await askRoomList(apiUrl);
    const listed = rooms.map((room) => {
      const [first, homestay] = [room.images[0]?.file_path, room.property_images[0]?.path];
      const picture = pictureAddress(first, apiUrl);
      return { ...room, picture, homestay_picture: pictureAddress(homestay ?? first, apiUrl) };
    });
    return { rooms: listed, is_rated: isRated };
  } catch (error) {
    if (!(error instanceof RoomsUnreachable)) throw error;
    logger.warn(`${error.message} No room gets a page of its own in this build.`);
    return NONE;
  }
}
