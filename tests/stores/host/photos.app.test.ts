import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerTokens } from '#client/tokens.ts';
import { $toasts, takeToasts } from '#stores/browser/toasts.ts';
import { $roomForm, roomEditor, roomIsDirty, saveRoom } from '#stores/host/host-room.ts';
import {
  $uploads,
  changeUpload,
  chooseFiles,
  leaveOut,
  NO_UPLOADS,
  sendUploads,
} from '#stores/host/photo-upload.ts';
import {
  $moved,
  $photos,
  dragPhoto,
  movePhoto,
  removePhoto,
  savePhotoWords,
  settleDrag,
} from '#stores/host/photos.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { hostHeaders } from '../../support/host.ts';
import { appOfFile } from '../../support/open-app.ts';
import { photograph } from '../../support/photographs.ts';

const api = appOfFile();
let wire: Wire;

beforeEach(async () => {
  const headers = await hostHeaders(api, { propertyIds: [1] });
  const access = () => headers.Authorization.replace('Bearer ', '');
  registerTokens({ access, refresh: () => undefined, renewed: () => {}, ended: () => {} });
  wire = browserOf(api);
  vi.stubGlobal('location', new URL('http://localhost/host/rooms/1'));
  await api.deps.db.deleteFrom('room_image').execute();
  $uploads.set(NO_UPLOADS);
  takeToasts();
  await roomEditor.load();
});
afterEach(() => vi.unstubAllGlobals());

const photo = async (name: string, hue: number) =>
  new File([new Uint8Array(await photograph(320, 240, hue).toBuffer())], name, { type: 'image/jpeg' });
const keys = () => $uploads.get().map(({ key }) => key);
const tags = () => $photos.get()?.photos.map(({ tag }) => tag);
const stored = async () =>
  (
    await api.deps.db
      .selectFrom('room_image')
      .select('tag')
      .where('room_id', '=', 1)
      .orderBy('position')
      .execute()
  ).map(({ tag }) => tag);
const idOf = (tag: string) => $photos.get()?.photos.find((one) => one.tag === tag)?.id ?? 0;
const three = async () => {
  chooseFiles(await Promise.all([photo('1.jpg', 0), photo('2.jpg', 90), photo('3.jpg', 200)]));
  await sendUploads(keys());
};

describe('the photos of a room', () => {
  it('are taken for what guests look for, and uploaded one after the other', async () => {
    chooseFiles([
      await photo('1.jpg', 0),
      await photo('2.jpg', 90),
      new File(['x'], 'x.txt', { type: 'text/plain' }),
    ]);
    expect($uploads.get().map(({ tag, state }) => [tag, state])).toEqual([
      ['Bed', 'chosen'],
      ['Bathroom', 'chosen'],
      ['View', 'failed'],
    ]);
    const [, second = '', text = ''] = keys();
    changeUpload(second, { tag: 'Shower', alt: 'A shower with hot water' });
    let open = 0;
    wire.intercept = async (_, answer) => {
      open += 1;
      expect(open).toBe(1);
      const response = await answer();
      open -= 1;
      return response;
    };
    await sendUploads(keys().slice(0, 2));
    expect($uploads.get().map(({ key }) => key)).toEqual([text]);
    expect(tags()).toEqual(['Bed', 'Shower']);
    expect($photos.get()?.photos[1]).toMatchObject({ alt: 'A shower with hot water', sizes: { width: 320 } });
    expect($toasts.get()).toMatchObject([{ tone: 'success', text: '2 photos are uploaded.' }]);
  });

  it('keep their words and are tried again, when one upload breaks off', async () => {
    chooseFiles([await photo('1.jpg', 0), await photo('2.jpg', 90)]);
    const [first = ''] = keys();
    changeUpload(first, { alt: 'Typed' });
    let calls = 0;
    wire.intercept = (_, answer) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new TypeError('network')) : answer();
    };
    await sendUploads(keys());
    expect($uploads.get()).toMatchObject([
      { key: first, alt: 'Typed', state: 'failed', message: 'The upload broke off. Please try again.' },
    ]);
    expect(tags()).toEqual(['Bathroom']);
    await sendUploads([first]);
    expect(tags()).toEqual(['Bathroom', 'Bed']);
  });

  it('say what the server found wrong, and can be left out', async () => {
    chooseFiles([new File(['not a photo'], 'a.jpg', { type: 'image/jpeg' })]);
    const [key = ''] = keys();
    changeUpload(key, { tag: ' ' });
    await sendUploads([key]);
    expect($uploads.get()).toMatchObject([{ message: 'Say what it shows.' }]);
    changeUpload(key, { tag: 'Bed' });
    await sendUploads([key]);
    expect($uploads.get()).toMatchObject([{ state: 'failed', message: 'Please select an image file' }]);
    leaveOut(key);
    expect($uploads.get()).toEqual([]);
  });

  it('move at once, are saved in turn, and go back if they can’t be', async () => {
    await three();
    movePhoto(idOf('View'), 0);
    expect(tags()).toEqual(['View', 'Bed', 'Bathroom']);
    expect($moved.get()).toBe('View is now 1 of 3.');
    movePhoto(idOf('Bed'), 2);
    await wire.idle();
    expect(await stored()).toEqual(['View', 'Bathroom', 'Bed']);
    movePhoto(idOf('View'), -1);
    movePhoto(idOf('Bed'), 3);
    dragPhoto(idOf('Bed'), 0);
    dragPhoto(idOf('Bed'), 1);
    expect(await stored()).toEqual(['View', 'Bathroom', 'Bed']);
    settleDrag(idOf('Bed'));
    await wire.idle();
    expect(await stored()).toEqual(['View', 'Bed', 'Bathroom']);

    wire.intercept = () => Promise.reject(new TypeError('network'));
    movePhoto(idOf('Bathroom'), 0);
    expect(tags()).toEqual(['Bathroom', 'View', 'Bed']);
    await wire.idle();
    await vi.waitFor(() => expect(tags()).toEqual(['View', 'Bed', 'Bathroom']));
    expect($toasts.get().at(-1)).toMatchObject({
      tone: 'error',
      text: 'The order could not be saved, so it is as before.',
    });
  });

  it('are described and removed', async () => {
    await three();
    const [bed] = $photos.get()?.photos ?? [];
    if (!bed) throw new Error('There is no photo');
    expect(await savePhotoWords(bed, { tag: 'Double bed', alt: ' With linen ' })).toBe(true);
    expect($photos.get()?.photos[0]).toMatchObject({ tag: 'Double bed', alt: 'With linen' });
    expect(await savePhotoWords(bed, { tag: '', alt: '' })).toBe(false);
    await removePhoto(bed);
    expect(await stored()).toEqual(['Bathroom', 'View']);
  });
});

describe('the words of a room', () => {
  it('stay typed when they can’t be saved, and are saved without touching its photos', async () => {
    await three();
    expect(roomIsDirty()).toBe(false);
    roomEditor.change({ name: ' ', video: 'https://example.com/film' });
    expect(roomIsDirty()).toBe(true);
    expect(await saveRoom()).toBe(false);
    expect($roomForm.get()).toMatchObject({
      problems: { name: 'This is required.', video: 'This is not the address of a film on YouTube.' },
    });
    roomEditor.change({ name: 'Lotus', video: '' });
    expect($roomForm.get()).toMatchObject({ problems: {} });
    wire.intercept = () => Promise.reject(new TypeError('network'));
    expect(await saveRoom()).toBe(false);
    expect($roomForm.get()).toMatchObject({
      typed: { name: 'Lotus' },
      isSaving: false,
      message: expect.any(String),
    });
    wire.intercept = (_, answer) => answer();
    expect(await saveRoom()).toBe(true);
    expect(roomIsDirty()).toBe(false);
    expect(tags()).toEqual(['Bed', 'Bathroom', 'View']);
    expect($toasts.get().at(-1)?.text).toBe('Saved. Guests see it in about a minute.');
  });

  it('are not written over those of somebody else', async () => {
    roomEditor.change({ floor: 'Second floor' });
    await api.deps.db.updateTable('room').set({ beds: 'Two beds' }).where('id', '=', 1).execute();
    expect(await saveRoom()).toBe(false);
    expect($roomForm.get()).toMatchObject({ isStale: true, typed: { floor: 'Second floor' } });
    await roomEditor.load();
    expect($roomForm.get()).toMatchObject({ typed: { beds: 'Two beds' }, isStale: false });
  });
});
