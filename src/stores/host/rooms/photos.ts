import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import * as contract from '#contract/host/photos.ts';
import type { Picture } from '#domain/rooms/images.ts';
import { NOT_SAVED, SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/photos.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { shownPicture } from '#stores/rooms/pictures.ts';

type HostPhoto = contract.HostPhoto;

export interface PhotoOwner {
  kind: 'room' | 'property';
  id: number;
}
export interface Photos {
  of: PhotoOwner;
  photos: readonly HostPhoto[];
}

const CALLS = {
  room: {
    order: contract.orderRoomPhotos,
    describe: contract.describeRoomPhoto,
    remove: contract.deleteRoomPhoto,
  },
  property: {
    order: contract.orderPropertyPhotos,
    describe: contract.describePropertyPhoto,
    remove: contract.deletePropertyPhoto,
  },
} as const;

/** The photos in the order on the screen, which may not be saved yet. */
export const $photos = atom<Photos | undefined>(undefined);
const $confirmed = atom<readonly HostPhoto[]>([]);
/** A screen reader reads this after a photo was moved. */
export const $moveAnnouncement = atom('');
/** The latest change. Changes run one after the other. */
const $changing = atom<Promise<void>>(Promise.resolve());

export const $editedPhoto = atom<HostPhoto | undefined>(undefined);

/** How many photos rooms and homestays have, as far as this page has learned it. */
export const $photoCounts = atom<Readonly<Record<string, number>>>({});
export const ownerKey = ({ kind, id }: PhotoOwner) => `${kind}-${id}`;

function confirm(of: PhotoOwner, photos: readonly HostPhoto[]): void {
  $confirmed.set(photos);
  $photoCounts.set({ ...$photoCounts.get(), [ownerKey(of)]: photos.length });
}

export function showPhotos(of: PhotoOwner, photos: readonly HostPhoto[]): void {
  confirm(of, photos);
  $photos.set({ of, photos });
}

/** Shows photos after a change, but keeps the order on the screen, which may not be saved yet. */
export function showChanged(of: PhotoOwner, photos: readonly HostPhoto[]): void {
  const order = $photos.get()?.photos.map(({ id }) => id) ?? [];
  const place = ({ id }: HostPhoto) => (order.includes(id) ? order.indexOf(id) : order.length);
  confirm(of, photos);
  $photos.set({ of, photos: photos.toSorted((one, other) => place(one) - place(other)) });
}

/** Shows that a photo was added, unless another room or homestay is shown by now. */
export function showAdded(of: PhotoOwner, photos: readonly HostPhoto[]): void {
  const shown = $photos.get();
  if (shown && ownerKey(shown.of) === ownerKey(of)) showChanged(of, photos);
  else $photoCounts.set({ ...$photoCounts.get(), [ownerKey(of)]: photos.length });
}

/** Returns what a photo is called: what it shows if the host wrote that, else its place when the page was loaded. */
export function photoName({ id, tag }: HostPhoto): string {
  return tag || messages.photoNumber($confirmed.get().findIndex((one) => one.id === id) + 1);
}

export function photoPicture({ path, sizes, alt }: HostPhoto): Picture {
  return shownPicture({ file_path: path, sizes, alt });
}

/** Changes wait for earlier ones, because each must be about the order that the server has. */
export function afterEarlierChanges<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = $changing.get().then(work);
  const done = () => {};
  $changing.set(turn.then(done, done));
  return turn;
}

/** Moves a photo at once. If that can't be saved, the photo moves back. */
export function movePhoto(id: number, to: number): void {
  const shown = $photos.get();
  const photo = shown?.photos.find((one) => one.id === id);
  if (!shown || !photo || to < 0 || to >= shown.photos.length || shown.photos[to] === photo) return;
  const photos = shown.photos.filter((one) => one !== photo).toSpliced(to, 0, photo);
  $photos.set({ ...shown, photos });
  $moveAnnouncement.set(messages.movedTo(photoName(photo), to + 1, photos.length));
  void saveOrder(shown.of);
}

/** Moves a photo on the screen while it is dragged; `settleDrag` saves the new order. */
export function dragPhoto(id: number, to: number): void {
  const shown = $photos.get();
  const photo = shown?.photos.find((one) => one.id === id);
  if (!shown || !photo || shown.photos[to] === photo) return;
  $photos.set({ ...shown, photos: shown.photos.filter((one) => one !== photo).toSpliced(to, 0, photo) });
}

export function settleDrag(id: number): void {
  const shown = $photos.get();
  if (!shown) return;
  const ids = shown.photos.map((one) => one.id);
  if (String(ids) === String($confirmed.get().map((one) => one.id))) return;
  const at = ids.indexOf(id);
  const photo = shown.photos[at];
  if (photo) $moveAnnouncement.set(messages.movedTo(photoName(photo), at + 1, ids.length));
  void saveOrder(shown.of);
}

/** Saves the order that is on the screen when earlier changes are done. */
function saveOrder(of: PhotoOwner): Promise<void> {
  return afterEarlierChanges(async () => {
    const photo_ids = ($photos.get()?.photos ?? []).map(({ id }) => id);
    try {
      const { photos } = await call(CALLS[of.kind].order, { params: { id: of.id }, body: { photo_ids } });
      $confirmed.set(photos);
    } catch (error) {
      toastError(failureSentence(error, messages.NOT_MOVED));
      showPhotos(of, $confirmed.get());
    }
  });
}

export function describePhoto(photo: HostPhoto | undefined): void {
  $editedPhoto.set(photo);
}

type Answer = ResponseOf<typeof contract.deleteRoomPhoto>;

async function change(work: (of: PhotoOwner) => Promise<Answer>, done: string): Promise<boolean> {
  const of = $photos.get()?.of;
  if (!of) return false;
  let isDone = false;
  await afterEarlierChanges(async () => {
    try {
      // Photos that were moved meanwhile keep their places; their own saving follows.
      showChanged(of, (await work(of)).photos);
      toastSuccess(done);
      isDone = true;
    } catch (error) {
      toastError(failureSentence(error, NOT_SAVED));
    }
  });
  return isDone;
}

export async function savePhotoWords(
  photo: HostPhoto,
  { tag, alt }: { tag: string; alt: string },
): Promise<boolean> {
  const body = { tag: tag.trim(), alt: alt.trim() };
  const isDone = await change(
    (of) => call(CALLS[of.kind].describe, { params: { id: of.id, photo_id: photo.id }, body }),
    SAVED,
  );
  if (isDone) $editedPhoto.set(undefined);
  return isDone;
}

export async function removePhoto(photo: HostPhoto): Promise<void> {
  const isDone = await change(
    (of) => call(CALLS[of.kind].remove, { params: { id: of.id, photo_id: photo.id } }),
    messages.removed(photoName(photo)),
  );
  if (isDone) $editedPhoto.set(undefined);
}
