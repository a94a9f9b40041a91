import '../../../support/browser.ts';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  $cropping,
  $uploads,
  changeUpload,
  chooseFiles,
  leaveOut,
  NO_UPLOADS,
  openCrop,
  restoreUploads,
  sendUploads,
  tryAgain,
} from '#stores/host/rooms/photo-upload.ts';
import { $photoCounts, $photos, movePhoto } from '#stores/host/rooms/photos.ts';
import { fakeCaches } from '../../../support/caches.ts';
import { atPhotos, photoFile, photoOf, tags, uploadThree } from '../../../support/desk-photos.ts';
import { eventually } from '../../../support/eventually.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { holdAnswers, loseAnswers } from '../../../support/slow-wire.ts';

const api = appOfFile();
const desk = atPhotos(api);

const keys = () => $uploads.get().map(({ key }) => key);
const states = () => $uploads.get().map(({ tag, state }) => [tag, state]);
const choose = async (...hues: number[]) =>
  chooseFiles(await Promise.all(hues.map((hue) => photoFile(`${hue}.jpg`, hue))));
/** Gives the chosen photos words, so that they can be told apart. */
const say = (...words: string[]) => {
  for (const [index, { key }] of $uploads.get().entries()) changeUpload(key, { tag: words[index] ?? '' });
};
const BROKE_OFF = 'The upload broke off. Please try again.';

const breaks = () => Promise.reject(new TypeError('Failed to fetch'));
const refuses = (status: number, code: string) =>
  Response.json({ error: 'Not now.', code }, { status, headers: { 'Retry-After': '7' } });

afterEach(() => vi.unstubAllGlobals());
const posts = () => desk.wire.sent.filter(({ method }) => method === 'POST');

describe('chosen files', () => {
  it('belong to the room that is shown, and no words are guessed', async () => {
    await choose(0);
    chooseFiles([await photoFile('2.png', 90, ''), new File(['x'], 'x.txt', { type: 'text/plain' })]);
    await desk.show({ kind: 'property', id: 1 });
    await choose(30);
    const room = { of: { kind: 'room', id: 1 }, tag: '', alt: '', view: { shape: 'whole' } };
    expect($uploads.get()).toMatchObject([
      room,
      room,
      { of: { kind: 'room', id: 1 }, state: 'failed', message: 'Please choose a JPEG, PNG or WebP.' },
      { of: { kind: 'property', id: 1 }, tag: '', alt: '' },
    ]);
  });

  it('go to their room, also when another is shown by then', async () => {
    await choose(0, 90);
    await desk.show({ kind: 'room', id: 2 });
    await choose(200);
    await sendUploads(keys());
    expect(tags()).toEqual(['']);
    expect($photoCounts.get()).toMatchObject({ 'room-1': 2, 'room-2': 1 });
    expect(desk.toasts()).toEqual(['3 photos are uploaded.']);
  });

  it('come back after a reload as long as they are not sent', async () => {
    vi.stubGlobal('caches', fakeCaches());
    await choose(0, 90);
    desk.wire.lose();
    await sendUploads(keys().slice(0, 1));
    desk.wire.connectAgain();
    const load = async () => {
      $uploads.set(NO_UPLOADS);
      await restoreUploads();
    };
    await load();
    expect($uploads.get()).toMatchObject([{ state: 'failed', message: BROKE_OFF }, { state: 'chosen' }]);
    await sendUploads(keys());
    await load();
    expect([tags()?.length, keys()]).toEqual([2, []]);
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
    say('Bed');
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
    say('Bed', 'Bathroom');
    const [first = '', second = ''] = keys();
    const letThrough = holdAnswers(desk.wire);
    const sending = sendUploads([first]);
    await eventually(() => expect(posts()).toHaveLength(1));
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

  it.each([
    ['without a network', breaks, BROKE_OFF],
    ['after too many in an hour', async () => refuses(429, 'too_many_requests'), 'Not now.'],
  ])('stops %s, and “Try again” goes on where it stopped', async (_name, fail, message) => {
    await choose(0, 90, 200, 300);
    say('Bed', 'Bathroom', 'View', 'Desk');
    desk.wire.intercept = (_, answer) => ([2, 3].includes(posts().length) ? fail() : answer());
    await sendUploads(keys());
    expect([posts().length, $uploads.get()[0]?.message]).toEqual([3, message]);
    expect(states()).toEqual([
      ['Bathroom', 'failed'],
      ['View', 'stopped'],
      ['Desk', 'stopped'],
    ]);
    expect([tags(), desk.toasts()]).toEqual([['Bed'], ['The photo is uploaded.']]);
    await tryAgain(keys()[0] ?? '');
    expect([tags(), keys()]).toEqual([['Bed', 'Bathroom', 'View', 'Desk'], []]);
  });

  it('waits as long as a server with too many photos says', async () => {
    await choose(0, 90);
    const waits: unknown[] = [];
    const { setTimeout } = globalThis;
    vi.stubGlobal('setTimeout', (run: () => void, time: number) => {
      waits.push(time);
      return setTimeout(run, time === 7000 ? 0 : time);
    });
    desk.wire.intercept = async (_, answer) => (posts().length === 1 ? refuses(503, 'busy') : answer());
    await sendUploads(keys());
    expect([waits.includes(7000), posts().length, keys(), tags()?.length]).toEqual([true, 3, [], 2]);
  });

  it('goes on with the next photo when one breaks off', async () => {
    await choose(0, 90);
    say('Bed', 'Bathroom');
    desk.wire.intercept = (_, answer) => (posts().length === 1 ? breaks() : answer());
    await sendUploads(keys());
    expect([tags(), states()]).toEqual([['Bathroom'], [['Bed', 'failed']]]);
  });

  it('leaves a photo that the server refuses, and goes on with the next', async () => {
    const half = (await photoFile('1.jpg', 0)).slice(0, 2000);
    chooseFiles([new File([half], 'half.jpg', { type: 'image/jpeg' })]);
    await choose(90);
    await sendUploads(keys());
    expect($uploads.get()).toMatchObject([
      { state: 'failed', message: 'This photo is not complete. Please choose it again.' },
    ]);
    expect(tags()).toEqual(['']);
  });

  it('that is tried again because the answer was lost adds no photo twice', async () => {
    await choose(0);
    loseAnswers(desk.wire);
    await sendUploads(keys());
    expect(states()).toEqual([['', 'failed']]);
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
    expect(tags()).toEqual(['View', 'Bed', 'Bathroom', '']);
  });

  it('says what the server found wrong', async () => {
    chooseFiles([new File(['\0\0\0\x18ftypheic'], 'a.jpg', { type: 'image/jpeg' })]);
    await sendUploads(keys());
    expect($uploads.get()).toMatchObject([{ message: 'Please choose a JPEG, PNG or WebP.' }]);
    expect([tags(), desk.toasts()]).toEqual([[], []]);
  });

  it('sends the part that was chosen, and the server keeps just that', async () => {
    const bytes = await photoFile('1.jpg', 0);
    vi.stubGlobal('createImageBitmap', async () => ({ width: 320, height: 240, close: () => {} }));
    chooseFiles([bytes]);
    const [key = ''] = keys();
    changeUpload(key, { view: { shape: 'square', zoom: 2, x: 1, y: 0 } });
    await sendUploads([key]);
    const { path, sizes } = photoOf('');
    expect(sizes).toMatchObject({ width: 120, height: 120 });
    const stored = await (await api.ask(`/admin/uploads/${path}`)).arrayBuffer();
    expect(await sharp(Buffer.from(stored)).metadata()).toMatchObject({ width: 120, height: 120 });
  });
});
