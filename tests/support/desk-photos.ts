import { beforeEach } from 'vitest';
import {
  $uploads,
  changeUpload,
  chooseFiles,
  NO_UPLOADS,
  sendUploads,
} from '#stores/host/rooms/photo-upload.ts';
import { $photos, type PhotoOwner, showPhotos } from '#stores/host/rooms/photos.ts';
import type { TestApp } from './app.ts';
import { atDesk } from './desk.ts';
import type { HostBrowser } from './host-browser.ts';
import { photograph } from './photographs.ts';

const drawn = new Map<number, Promise<Buffer>>();

export async function photoFile(name: string, hue: number, type = 'image/jpeg'): Promise<File> {
  const photo = drawn.get(hue) ?? photograph(320, 240, hue).toBuffer();
  drawn.set(hue, photo);
  return new File([new Uint8Array(await photo)], name, { type });
}

export const tags = () => $photos.get()?.photos.map(({ tag }) => tag);

export function photoOf(tag: string) {
  const photo = $photos.get()?.photos.find((one) => one.tag === tag);
  if (!photo) throw new Error(`No photo shows ${tag}`);
  return photo;
}

export async function uploadThree(words = ['Bed', 'Bathroom', 'View']): Promise<void> {
  chooseFiles(await Promise.all([0, 90, 200].map((hue) => photoFile(`${hue}.jpg`, hue))));
  for (const [index, { key }] of $uploads.get().entries()) changeUpload(key, { tag: words[index] ?? '' });
  await sendUploads($uploads.get().map(({ key }) => key));
}

export interface DeskPhotos extends HostBrowser {
  show: (of: PhotoOwner) => Promise<void>;
}

export function atPhotos(api: TestApp): DeskPhotos {
  const desk = atDesk(api, '/host/rooms/1', { propertyIds: [1] });
  const show = async (of: PhotoOwner) => {
    const path = of.kind === 'room' ? 'rooms' : 'properties';
    const answer = await (await api.ask(`/host/${path}/${of.id}`, { headers: desk.headers })).json();
    showPhotos(of, answer[of.kind].photos);
  };
  beforeEach(async () => {
    await api.deps.db.deleteFrom('room_image').execute();
    $uploads.set(NO_UPLOADS);
    await show({ kind: 'room', id: 1 });
  });
  return Object.assign(desk, { show });
}
