import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import {
  createHostRoom,
  getHostRoom,
  type HostRoom,
  restoreRoom,
  retireRoom,
  saveHostRoom,
} from '#contract/host/rooms.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { videoId } from '#domain/rooms/room-detail.ts';
import { NEEDED } from '#messages/host/describe.ts';
import { NOT_SAVED, SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/room.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { createEditor, isDirty } from '#stores/pattern/editor.ts';
import type { Problems } from '#stores/pattern/form.ts';
import { showPhotos } from './photos.ts';

export type TypedRoom = Pick<
  HostRoom,
  | 'name'
  | 'names'
  | 'description'
  | 'descriptions'
  | 'capacity'
  | 'size'
  | 'beds'
  | 'floor'
  | 'video'
  | 'amenities'
>;

export const $roomId = atom<number | null>(null);
/** Since when the room is retired; null while it is sold. */
export const $retiredAt = atom<string | null>(null);
export const $asksToRetire = atom(false);

const EMPTY: TypedRoom = {
  name: '',
  names: {},
  description: '',
  descriptions: {},
  capacity: 2,
  size: '',
  beds: '',
  floor: '',
  video: '',
  amenities: [],
};

const idInPath = () => Number(/\/(\d+)\/?$/.exec(location.pathname)?.[1]) || null;
const propertyInQuery = () => Number(new URLSearchParams(location.search).get('property'));

function show({ id, property_id: _, photos, version, retired_at, ...typed }: HostRoom) {
  $roomId.set(id);
  $retiredAt.set(retired_at);
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
  if (isNew) history.replaceState(history.state, '', pagePath(`/host/rooms/${$roomId.get()}`));
  return true;
}

/** Retires or restores the room. What is typed and not saved stays. */
async function sell(change: typeof retireRoom | typeof restoreRoom, done: string): Promise<void> {
  const id = $roomId.get();
  $asksToRetire.set(false);
  if (id === null) return;
  try {
    $retiredAt.set((await call(change, { params: { id }, body: {} })).room.retired_at);
    toastSuccess(done);
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
  }
}

export const retire = () => sell(retireRoom, messages.RETIRED);
export const restore = () => sell(restoreRoom, messages.RESTORED);

export const roomIsDirty = () => isDirty($roomForm.get());
