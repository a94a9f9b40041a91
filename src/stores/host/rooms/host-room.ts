import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { createHostRoom, getHostRoom, type HostRoom, saveHostRoom } from '#contract/host/rooms.ts';
import { videoId } from '#domain/rooms/room-detail.ts';
import { NEEDED, SAVED } from '#messages/host/describe.ts';
import * as messages from '#messages/host/room.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createEditor, isDirty } from '#stores/pattern/editor.ts';
import type { Problems } from '#stores/pattern/form.ts';
import { showPhotos } from './photos.ts';

export type TypedRoom = Pick<
  HostRoom,
  'name' | 'description' | 'capacity' | 'size' | 'beds' | 'floor' | 'video' | 'amenities'
>;

export const $roomId = atom<number | null>(null);

const EMPTY: TypedRoom = {
  name: '',
  description: '',
  capacity: 2,
  size: '',
  beds: '',
  floor: '',
  video: '',
  amenities: [],
};

const idInPath = () => Number(/\/(\d+)\/?$/.exec(location.pathname)?.[1]) || null;
const propertyInQuery = () => Number(new URLSearchParams(location.search).get('property'));

function show({ id, property_id: _, photos, version, ...typed }: HostRoom) {
  $roomId.set(id);
  showPhotos({ kind: 'room', id }, photos);
  return { typed, version };
}

function check({ name, description, size, video }: TypedRoom): Problems {
  const isFilm = video.trim() === '' || videoId(video.trim()) !== undefined;
  return {
    ...(name.trim() === '' && { name: NEEDED }),
    ...(description.trim() === '' && { description: NEEDED }),
    ...(size.trim() === '' && { size: NEEDED }),
    ...(!isFilm && { video: messages.NOT_A_FILM }),
  };
}

export const roomEditor = createEditor<TypedRoom>({
  load: async () => {
    const id = idInPath();
    if (id === null) return { typed: EMPTY, version: '' };
    return show((await call(getHostRoom, { params: { id } })).room);
  },
  check,
  save: async (typed, version) => {
    const id = $roomId.get();
    if (id !== null) {
      const { room } = await call(saveHostRoom, { params: { id }, body: { ...typed, version } });
      // Photos are saved by themselves and may have changed meanwhile, so they are shown, too.
      return { typed: show(room).typed, version: room.version };
    }
    const { room } = await call(createHostRoom, { body: { ...typed, property_id: propertyInQuery() } });
    return show(room);
  },
});

export const $roomForm = roomEditor.$form;

/** Saves the room. A new room then gets its own address, so that a reload finds it and photos can be added. */
export async function saveRoom(): Promise<boolean> {
  const isNew = $roomId.get() === null;
  if (!(await roomEditor.save())) return false;
  toastSuccess(isNew ? messages.CREATED : SAVED);
  if (isNew) history.replaceState(history.state, '', `/host/rooms/${$roomId.get()}`);
  return true;
}

export const roomIsDirty = () => isDirty($roomForm.get());
