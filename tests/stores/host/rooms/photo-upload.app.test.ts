import '../../../support/browser.ts';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import {
  $cropping,
  $uploads,
  changeUpload,
  chooseFiles,
  leaveOut,
  openCrop,
  sendUploads,
} from '#stores/host/rooms/photo-upload.ts';
import { $photos, movePhoto } from '#stores/host/rooms/photos.ts';
import { atPhotos, photoFile, photoOf, tags, uploadThree } from '../../../support/desk-photos.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { holdAnswers, loseAnswers } from '../../../support/slow-wire.ts';

const api = appOfFile();
const desk = atPhotos(api);

const keys = () => $uploads.get().map(({ key }) => key);
const states = () => $uploads.get().map(({ tag, state }) => [tag, state]);
const choose = async (...hues: number[]) =>
  chooseFiles(await Promise.all(hues.map((hue) => photoFile(`${hue}.jpg`, hue))));
const posts = () => desk.wire.sent.filter(({ method }) => method === 'POST');

describe('chosen files', () => {
  it('are taken for what guests look for and no photo shows yet', async () => {
    await choose(0);
    chooseFiles([await photoFile('2.png', 90, ''), new File(['x'], 'x.txt', { type: 'text/plain' })]);
    await choose(200);
    expect(states()).toEqual([
      ['Bed', 'chosen'],
      ['Bathroom', 'chosen'],
      ['View', 'failed'],
      ['Room', 'chosen'],
    ]);
    expect($uploads.get()[2]).toMatchObject({
      message: 'This is not a photo. Please choose a JPEG, PNG or WebP.',
    });
    await desk.show({ kind: 'property', id: 1 });
    await choose(30);
    expect($uploads.get().at(-1)).toMatchObject({ tag: 'Gate', alt: '', view: { shape: 'whole' } });
  });

  it('can be left out, which gives their memory back', async () => {
    await choose(0, 90);
    const [first = '', second] = keys();
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const url = $uploads.get()[0]?.url;
    leaveOut(first);
    leaveOut(first);
    expect(keys()).toEqual([second]);
    expect(revoked.mock.calls).toEqual([[url]]);
    openCrop(second);
    expect($cropping.get()).toBe(second);
    openCrop(undefined);
    $photos.set(undefined);
    await choose(30);
    expect(keys()).toEqual([second]);
  });
});

describe('uploading', () => {
  it('sends one after the other, with their words, and says how many have arrived', async () => {
    await choose(0, 90);
    const [, second = ''] = keys();
    changeUpload(second, { tag: ' Shower ', alt: 'A shower with hot water' });
    let open = 0;
    desk.wire.intercept = async (_, answer) => {
      open += 1;
      expect(open).toBe(1);
      const response = await answer();
      open -= 1;
      return response;
    };
    const sending = sendUploads(keys());
    expect(states()).toEqual([
      ['Bed', 'sending'],
      [' Shower ', 'waiting'],
    ]);
    await sending;
    expect(keys()).toEqual([]);
    expect($photos.get()?.photos).toMatchObject([
      { tag: 'Bed', alt: '', sizes: { width: 320, height: 240 } },
      { tag: 'Shower', alt: 'A shower with hot water' },
    ]);
    expect(desk.toasts()).toEqual(['2 photos are uploaded.']);
    await choose(200);
    await sendUploads(keys());
    expect(desk.toasts()).toEqual(['The photo is uploaded.']);
  });

  it('takes more photos in while it goes on, and lets nobody leave out what is being sent', async () => {
    await choose(0, 90);
    const [first = '', second = ''] = keys();
    const letThrough = holdAnswers(desk.wire);
    const sending = sendUploads([first]);
    await vi.waitFor(() => expect(posts()).toHaveLength(1));
    leaveOut(first);
    await Promise.all([sendUploads([first]), sendUploads([second])]);
    expect(states()).toEqual([
      ['Bed', 'sending'],
      ['Bathroom', 'waiting'],
    ]);
    await letThrough();
    await sending;
    expect([tags(), posts().length]).toEqual([['Bed', 'Bathroom'], 2]);
    expect(desk.toasts()).toEqual(['2 photos are uploaded.']);
  });

  it('keeps words and place of a photo that breaks off, and goes on with the next', async () => {
    await choose(0, 90);
    const [first = ''] = keys();
    changeUpload(first, { alt: 'Typed' });
    desk.wire.intercept = (_, answer) =>
      posts().length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : answer();
    await sendUploads(keys());
    expect($uploads.get()).toMatchObject([
      { key: first, alt: 'Typed', state: 'failed', message: 'The upload broke off. Please try again.' },
    ]);
    expect(desk.toasts()).toEqual(['The photo is uploaded.']);
    await sendUploads([first]);
    expect(tags()).toEqual(['Bathroom', 'Bed']);
    expect(photoOf('Bed')).toMatchObject({ alt: 'Typed' });
  });

  it('that is tried again because the answer was lost adds no photo twice', async () => {
    await choose(0);
    loseAnswers(desk.wire);
    await sendUploads(keys());
    expect(states()).toEqual([['Bed', 'failed']]);
    desk.wire.connectAgain();
    await desk.show({ kind: 'room', id: 1 });
    await sendUploads(keys());
    expect(desk.toasts()).toEqual(['This photo was there already.']);
    await choose(0, 90);
    await sendUploads(keys());
    expect(desk.toasts()).toEqual(['The photo is uploaded. 1 was there already.']);
    expect(tags()).toHaveLength(2);
  });

  it('leaves photos where they were moved meanwhile', async () => {
    await uploadThree();
    await choose(300);
    const letThrough = holdAnswers(desk.wire, ({ method }) => method === 'POST');
    const sending = sendUploads(keys());
    movePhoto(photoOf('View').id, 0);
    await letThrough();
    await sending;
    await desk.wire.idle();
    expect(tags()).toEqual(['View', 'Bed', 'Bathroom', 'Room']);
  });

  it('needs a word for what each photo shows', async () => {
    await choose(0);
    const [key = ''] = keys();
    changeUpload(key, { tag: ' ' });
    await sendUploads([key]);
    expect($uploads.get()).toMatchObject([{ state: 'failed', message: 'Say what it shows.' }]);
    expect(posts()).toEqual([]);
    changeUpload(key, { tag: 'Bed' });
    await sendUploads([key]);
    expect(tags()).toEqual(['Bed']);
  });

  it.each([
    ['not a photo', 'Please select an image file'],
    [
      '\0\0\0\x18ftypheic',
      'This photo is in Apple’s HEIC format, which can’t be read here. On the iPhone, choose Settings › Camera › Formats › Most Compatible, or send a JPEG.',
    ],
  ])('says what the server found wrong with %j', async (content, message) => {
    chooseFiles([new File([content], 'a.jpg', { type: 'image/jpeg' })]);
    await sendUploads(keys());
    expect($uploads.get()).toMatchObject([{ state: 'failed', message }]);
    expect([tags(), desk.toasts()]).toEqual([[], []]);
  });

  it('ends with the fortieth photo', async () => {
    const photos = Array.from({ length: 40 }, (_, position) => ({
      room_id: 1,
      position,
      file_path: `photo/${position}.webp`,
      tag: 'Bed',
    }));
    await api.deps.db.insertInto('room_image').values(photos).execute();
    await choose(0);
    await sendUploads(keys());
    expect($uploads.get()).toMatchObject([{ message: 'There are 40 photos already. Remove one first.' }]);
  });

  it('sends the part that was chosen, and the server keeps just that', async () => {
    const bytes = await photoFile('1.jpg', 0);
    vi.stubGlobal('createImageBitmap', async () => ({ width: 320, height: 240, close: () => {} }));
    chooseFiles([bytes]);
    const [key = ''] = keys();
    changeUpload(key, { view: { shape: 'square', zoom: 2, x: 1, y: 0 } });
    await sendUploads([key]);
    const { path, sizes } = photoOf('Bed');
    expect(sizes).toMatchObject({ width: 120, height: 120 });
    const stored = await (await api.ask(`/admin/uploads/${path}`)).arrayBuffer();
    expect(await sharp(Buffer.from(stored)).metadata()).toMatchObject({ width: 120, height: 120 });
  });
});
