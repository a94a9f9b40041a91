import { call } from '#client/call.ts';
import { type HostRoomLine, listHostRooms } from '#contract/host/rooms.ts';
import type { Picture } from '#domain/rooms/images.ts';
import { NOT_LOADED } from '#messages/host/describe.ts';
import { createLoader } from '#stores/pattern/loader.ts';
import { shownPicture } from '#stores/rooms/pictures.ts';

export const { $loaded: $roomList, load: loadRoomList } = createLoader({
  read: async (signal) => ({ homestays: (await call(listHostRooms, { signal })).properties }),
  failed: NOT_LOADED,
});

export function firstPicture({ photo }: HostRoomLine): Picture | undefined {
  return photo ? shownPicture({ ...photo, file_path: photo.path }) : undefined;
}
