import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { addPropertyPhoto, addRoomPhoto } from '#contract/host/photos.ts';
import { MINUTE, SECOND } from '#domain/dates/duration.ts';
import { type View, WHOLE } from '#domain/rooms/photo-crop.ts';
import * as messages from '#messages/host/photos.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { forgetUpload, keepDetails, keepFile, keptUploads } from './kept-uploads.ts';
import {
  $photoCounts,
  $photos,
  afterEarlierChanges,
  ownerKey,
  type PhotoOwner,
  showAdded,
} from './photos.ts';
import { prepareUpload } from './prepare-upload.ts';

export interface Upload {
  key: string;
  /** The room or homestay that was shown when the photo was chosen. */
  of: PhotoOwner;
  file: File;
  url: string;
  tag: string;
  alt: string;
  view: View;
  /** A photo is `stopped` when one before it could not be sent; it goes on with that one. */
  state: 'chosen' | 'waiting' | 'sending' | 'failed' | 'stopped';
  message?: string | undefined;
}

export const NO_UPLOADS: readonly Upload[] = [];
export const $uploads = atom(NO_UPLOADS);
export const $cropping = atom<string | undefined>(undefined);

export const isPhoto = ({ message }: Upload) => message !== messages.PHOTO_PROBLEMS.unreadable;

/** Returns the photos of a room or homestay that are not sent yet. */
export const uploadsOf = (of: PhotoOwner) =>
  $uploads.get().filter((upload) => ownerKey(upload.of) === ownerKey(of));

/** Adds files to the uploads of the room or homestay that is shown, and keeps them until they are sent. */
export function chooseFiles(files: Iterable<File>): void {
  const of = $photos.get()?.of;
  if (!of) return;
  const chosen = [...files].map((file): Upload => {
    const upload = { key: crypto.randomUUID(), of, file, url: URL.createObjectURL(file), tag: '', alt: '' };
    const couldBePicture = file.type === '' || file.type.startsWith('image/');
    return couldBePicture
      ? { ...upload, view: WHOLE, state: 'chosen' }
      : { ...upload, view: WHOLE, state: 'failed', message: messages.PHOTO_PROBLEMS.unreadable };
  });
  $uploads.set([...$uploads.get(), ...chosen]);
  for (const upload of chosen.filter(isPhoto)) {
    void keepFile(upload.key, upload.file);
    keep(upload);
  }
}

function keep({ key, of, file: { name, type }, tag, alt, view, message }: Upload): void {
  void keepDetails(key, { of, name, type, tag, alt, view, message });
}

/** Shows the photos again that were chosen before this page was loaded. */
export async function restoreUploads(): Promise<void> {
  const kept = await keptUploads($uploads.get().map(({ key }) => key));
  const known = $uploads.get();
  const restored = kept
    .filter(({ key }) => !known.some((one) => one.key === key))
    .map((one): Upload => {
      const url = URL.createObjectURL(one.file);
      return { ...one, url, state: one.message ? 'failed' : 'chosen' };
    });
  if (restored.length > 0) $uploads.set([...restored, ...known]);
}

function set(key: string, change: Partial<Upload>): void {
  $uploads.set($uploads.get().map((one) => (one.key === key ? { ...one, ...change } : one)));
}

export function changeUpload(key: string, change: Partial<Upload>): void {
  set(key, change);
  const changed = $uploads.get().find((one) => one.key === key);
  if (changed) keep(changed);
}

export function leaveOut(key: string): void {
  const uploads = $uploads.get();
  const left = uploads.find((one) => one.key === key);
  if (!left || left.state === 'sending') return;
  URL.revokeObjectURL(left.url);
  $uploads.set(uploads.filter((one) => one !== left));
  void forgetUpload(key);
}

export function openCrop(key: string | undefined): void {
  $cropping.set(key);
}

const isUploading = () => $uploads.get().some(({ state }) => state === 'sending');
const firstWaiting = () => $uploads.get().find(({ state }) => state === 'waiting');
const setStates = (from: Upload['state'], state: Upload['state']) =>
  $uploads.set($uploads.get().map((one) => (one.state === from ? { ...one, state } : one)));

/** Sends a photo again that could not be sent, then those that stopped with it. */
export function tryAgain(key: string): Promise<void> {
  setStates('stopped', 'waiting');
  return sendUploads([key]);
}

/**
 * Uploads the photos one after the other. A photo that fails stays in the list, and the next one follows; if that
 * can't be sent either, all that are left stop.
 */
export async function sendUploads(keys: readonly string[]): Promise<void> {
  for (const { key, state } of $uploads.get())
    if (keys.includes(key) && state !== 'sending') set(key, { state: 'waiting', message: undefined });
  if (isUploading()) return;
  let [sent, added, lost] = [0, 0, 0];
  for (let next = firstWaiting(); next; next = firstWaiting()) {
    const result = await send(next);
    lost = result === 'lost' ? lost + 1 : 0;
    if (lost === 2) {
      set(next.key, { state: 'stopped', message: undefined });
      setStates('waiting', 'stopped');
    }
    if (typeof result !== 'number') continue;
    sent += 1;
    added += result;
  }
  if (sent > 0) toastSuccess(messages.added(added, sent - added));
}

/** Returns how many photos the room or homestay has more than before: none if this one was there already. */
async function send(upload: Upload): Promise<number | 'refused' | 'lost'> {
  const { key, of } = upload;
  set(key, { state: 'sending' });
  try {
    const before = $photoCounts.get()[ownerKey(of)];
    const photos = await post(of, await prepareUpload(upload));
    set(key, { state: 'chosen' });
    leaveOut(key);
    return before === undefined ? 1 : Math.min(1, Math.max(0, photos.length - before));
  } catch (error) {
    changeUpload(key, { state: 'failed', message: failureSentence(error, messages.NOT_UPLOADED) });
    return isAboutPhoto(error) ? 'refused' : 'lost';
  }
}

/** The server waits three minutes for a photo. */
const LONGEST = 4 * MINUTE;
const MOST_TRIES = 8;
const USUAL_WAIT = 5;

/** Sends a photo; while the server has too many, waits for as long as it says. */
async function post(of: PhotoOwner, body: FormData) {
  const endpoint = of.kind === 'room' ? addRoomPhoto : addPropertyPhoto;
  for (let tries = 1; ; tries += 1) {
    try {
      return await afterEarlierChanges(async () => {
        const signal = AbortSignal.timeout(LONGEST);
        const { photos } = await call(endpoint, { params: { id: of.id }, body, isLong: true, signal });
        showAdded(of, photos);
        return photos;
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 503 || tries === MOST_TRIES) throw error;
      const wait = (error.retryAfter ?? USUAL_WAIT) * SECOND;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** The next photo would meet the same without a network, a session, or within an hour's limit. */
const isAboutPhoto = (error: unknown) =>
  error instanceof Refusal && [400, 404, 409, 413].includes(error.status);
