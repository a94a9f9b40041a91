import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { addPropertyPhoto, addRoomPhoto } from '#contract/host/photos.ts';
import { type View, WHOLE } from '#domain/rooms/photo-crop.ts';
import { missingShots } from '#domain/rooms/photo-shots.ts';
import * as messages from '#messages/host/photos.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { $photos, showChanged } from './photos.ts';
import { prepareUpload } from './prepare-upload.ts';

export interface Upload {
  key: string;
  file: File;
  url: string;
  tag: string;
  alt: string;
  view: View;
  state: 'chosen' | 'waiting' | 'sending' | 'failed';
  message?: string;
}

export const NO_UPLOADS: readonly Upload[] = [];
export const $uploads = atom(NO_UPLOADS);
export const $cropping = atom<string | undefined>(undefined);

/** Adds files to the uploads. The first files get the tags of the shots that are missing. */
export function chooseFiles(files: Iterable<File>): void {
  const shown = $photos.get();
  if (!shown) return;
  const before = $uploads.get();
  const { kind } = shown.of;
  const missing = missingShots(kind, [...shown.photos, ...before]).map((shot) => messages.SHOTS[shot]);
  const chosen = [...files].map((file, index): Upload => {
    const isPicture = file.type === '' || file.type.startsWith('image/');
    const words = { tag: missing[index] ?? messages.OTHER_TAG[kind], alt: '' };
    const upload = { key: crypto.randomUUID(), file, url: URL.createObjectURL(file), ...words, view: WHOLE };
    return isPicture
      ? { ...upload, state: 'chosen' }
      : { ...upload, state: 'failed', message: messages.NOT_A_PICTURE };
  });
  $uploads.set([...before, ...chosen]);
}

export function changeUpload(key: string, change: Partial<Upload>): void {
  $uploads.set($uploads.get().map((one) => (one.key === key ? { ...one, ...change } : one)));
}

export function leaveOut(key: string): void {
  const uploads = $uploads.get();
  const left = uploads.find((one) => one.key === key);
  if (!left || left.state === 'sending') return;
  URL.revokeObjectURL(left.url);
  $uploads.set(uploads.filter((one) => one !== left));
}

export function openCrop(key: string | undefined): void {
  $cropping.set(key);
}

const isUploading = () => $uploads.get().some(({ state }) => state === 'sending');

/** Uploads the photos one after the other. A photo that fails stays in the list, and the next one follows. */
export async function sendUploads(keys: readonly string[]): Promise<void> {
  const next = $uploads.get().map((upload): Upload => {
    if (!keys.includes(upload.key) || upload.state === 'sending') return upload;
    const { message: _, ...rest } = upload;
    if (upload.tag.trim() === '') return { ...rest, state: 'failed', message: messages.TAG_NEEDED };
    return { ...rest, state: 'waiting' };
  });
  $uploads.set(next);
  if (isUploading()) return;
  const before = $photos.get()?.photos.length ?? 0;
  let sent = 0;
  for (let next = firstWaiting(); next; next = firstWaiting()) if (await send(next)) sent += 1;
  const added = ($photos.get()?.photos.length ?? 0) - before;
  if (sent > 0) toastSuccess(messages.added(added, sent - added));
}

const firstWaiting = () => $uploads.get().find(({ state }) => state === 'waiting');

async function send(upload: Upload): Promise<boolean> {
  changeUpload(upload.key, { state: 'sending' });
  try {
    const of = $photos.get()?.of;
    if (!of) throw new Error('No photos are shown');
    const endpoint = of.kind === 'room' ? addRoomPhoto : addPropertyPhoto;
    const body = await prepareUpload(upload);
    const { photos } = await call(endpoint, { params: { id: of.id }, body });
    showChanged(of, photos);
    changeUpload(upload.key, { state: 'chosen' });
    leaveOut(upload.key);
    return true;
  } catch (error) {
    const message = failureSentence(error, messages.NOT_UPLOADED);
    changeUpload(upload.key, { state: 'failed', message });
    return false;
  }
}
