import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type HostRoomLine, listHostRooms } from '#contract/host/rooms.ts';
import type { Picture } from '#domain/rooms/images.ts';
import { NOT_LOADED } from '#messages/host/describe.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { shownPicture } from '#stores/room/pictures.ts';

export type { HostRoomLine } from '#contract/host/rooms.ts';

/** The homestays of an owner with their rooms. */
export type RoomList =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; homestays: ResponseOf<typeof listHostRooms>['properties'] };

export const LOADING_LIST: RoomList = { state: 'loading' };
export const $roomList = atom<RoomList>(LOADING_LIST);

export async function loadRoomList(): Promise<void> {
  try {
    const { properties } = await call(listHostRooms, {});
    $roomList.set({ state: 'ready', homestays: properties });
  } catch (error) {
    $roomList.set({ state: 'failed', message: failureSentence(error, NOT_LOADED) });
  }
}

/** The first photo of a room; undefined if it has none. */
export function firstPicture({ photo }: HostRoomLine): Picture | undefined {
  return photo ? shownPicture({ ...photo, file_path: photo.path }) : undefined;
}
