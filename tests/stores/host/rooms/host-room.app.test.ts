import '../../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  $asksToRetire,
  $retiredAt,
  $roomForm,
  $roomId,
  restore,
  retire,
  roomEditor,
  roomIsDirty,
  saveRoom,
} from '#stores/host/rooms/host-room.ts';
import { $roomList, firstPicture, loadRoomList } from '#stores/host/rooms/host-rooms.ts';
import { $photos } from '#stores/host/rooms/photos.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { heldBooking } from '../../../support/paid-booking.ts';
import { photoForm, photograph } from '../../../support/photographs.ts';
import { holdAnswers, recordsAreAway } from '../../../support/slow-wire.ts';

const api = appOfFile();
let desk: HostBrowser;

/** Opens the page of a room, or of a new one. */
async function openRoom(path: string): Promise<void> {
  desk = await hostBrowser(api, `/host/rooms/${path}`, { propertyIds: [1] });
  $roomId.set(null);
  await roomEditor.load();
}
beforeEach(() => openRoom('1'));

function form() {
  const shown = $roomForm.get();
  if (shown.state !== 'ready') throw new Error(`The form is ${shown.state}`);
  return shown;
}
const stored = (id: number) =>
  api.deps.db.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sent = (method: string) => desk.wire.sent.filter((one) => one.method === method);
const NEW = { name: 'Lotus', description: 'A quiet room.', size: '180 sq ft' };

it('has words in other languages, which are stored and shown as they were typed', async () => {
  expect(form().typed).toMatchObject({ names: {}, descriptions: {} });
  roomEditor.change({ names: { bn: 'পদ্ম ঘর' }, descriptions: { or: 'ଶାନ୍ତ ରୁମ।' } });
  expect(roomIsDirty()).toBe(true);
  expect(await saveRoom()).toBe(true);
  const words = { names: { bn: 'পদ্ম ঘর' }, descriptions: { or: 'ଶାନ୍ତ ରୁମ।' } };
  expect(await stored(1)).toMatchObject(words);
  expect(form().typed).toMatchObject(words);
});

describe('a new room', () => {
  it('needs a name, a description and a size, and is added to its homestay once', async () => {
    await openRoom('new?property=1');
    expect(form().typed).toMatchObject({ name: '', capacity: 2, amenities: [] });
    roomEditor.change({ description: ' ' });
    expect(await saveRoom()).toBe(false);
    expect(form()).toMatchObject({
      problems: { name: 'This is required.', description: 'This is required.', size: 'This is required.' },
      message: 'Please look at the marked fields.',
    });
    expect(sent('POST')).toEqual([]);
    roomEditor.change(NEW);
    expect(form()).toMatchObject({ problems: {} });
    expect(form().message).toBeUndefined();
    expect(await Promise.all([saveRoom(), saveRoom()])).toEqual([true, false]);
    expect(sent('POST')).toHaveLength(1);
    expect(desk.toasts()).toEqual(['The room is added. Now its photos.']);
    const id = $roomId.get() ?? 0;
    expect(location.pathname).toBe(`/host/rooms/${id}`);
    expect($photos.get()).toEqual({ of: { kind: 'room', id }, photos: [] });
    expect(await stored(id)).toMatchObject({ property_id: 1, name: 'Lotus', capacity: 2 });

    roomEditor.change({ beds: 'Two beds' });
    expect(await saveRoom()).toBe(true);
    expect(desk.toasts()).toEqual(['Saved.']);
    expect([sent('POST').length, await stored(id)]).toMatchObject([1, { beds: 'Two beds' }]);
  });

  it('is not added to a homestay of somebody else', async () => {
    await openRoom('new?property=2');
    roomEditor.change(NEW);
    expect(await saveRoom()).toBe(false);
    expect(form()).toMatchObject({ message: 'We could not find what you are looking for.', typed: NEW });
    expect([$roomId.get(), location.pathname]).toEqual([null, '/host/rooms/new']);
  });
});

describe('a room that is no longer sold', () => {
  it('is retired and restored, and what is typed stays', async () => {
    roomEditor.change({ beds: 'Two beds' });
    $asksToRetire.set(true);
    await retire();
    expect([$asksToRetire.get(), (await stored(1)).retired_at]).toEqual([false, expect.any(Date)]);
    expect($retiredAt.get()).toEqual(expect.any(String));
    expect(form().typed.beds).toBe('Two beds');
    await restore();
    expect([$retiredAt.get(), (await stored(1)).retired_at]).toEqual([null, null]);
    expect(desk.toasts()).toEqual([
      'The room is retired.',
      'The room is restored. Its nights are on sale again as they were set.',
    ]);
  });

  it('stays as it is while it has stays ahead, which the desk names', async () => {
    const { id } = await heldBooking(api);
    await retire();
    expect($retiredAt.get()).toBeNull();
    expect(desk.toasts()).toEqual([expect.stringContaining(`ahead: SH${id} (18–20 Dec 2026).`)]);
  });
});

describe('the words of a room', () => {
  it('are saved as a whole, and can be taken back until then', async () => {
    expect(roomIsDirty()).toBe(false);
    roomEditor.change({ floor: 'First floor', amenities: [{ name: 'Desk', available: true }] });
    expect(roomIsDirty()).toBe(true);
    roomEditor.discard();
    expect([roomIsDirty(), form().typed.floor]).toEqual([false, '']);
    roomEditor.change({ floor: 'First floor', video: ' https://youtu.be/dQw4w9WgXcQ ', capacity: 3 });
    expect(await saveRoom()).toBe(true);
    expect(roomIsDirty()).toBe(false);
    expect(await stored(1)).toMatchObject({ floor: 'First floor', capacity: 3, name: 'Room 1' });
  });

  it('say at each field what is wrong here, and what the server finds wrong', async () => {
    roomEditor.change({ name: ' ', video: 'https://example.com/film' });
    expect(await saveRoom()).toBe(false);
    expect(form().problems).toEqual({
      name: 'This is required.',
      video: 'This is not the address of a film on YouTube.',
    });
    expect(sent('PUT')).toEqual([]);
    roomEditor.change({ name: 'L'.repeat(121), video: '' });
    expect(form().problems).toEqual({});
    expect(await saveRoom()).toBe(false);
    expect(form()).toMatchObject({
      problems: { name: 'This is too long.' },
      message: 'Please look at the marked fields.',
    });
  });

  it('stay typed when they can’t be saved', async () => {
    roomEditor.change({ name: 'Padma' });
    desk.wire.lose();
    expect(await saveRoom()).toBe(false);
    expect(form()).toMatchObject({
      typed: { name: 'Padma' },
      isSaving: false,
      isStale: false,
      message: 'This was not saved: the server can’t be reached. Please try again.',
    });
    recordsAreAway(desk.wire);
    expect(await saveRoom()).toBe(false);
    expect(form().message).toBe('Our records are away.');
    desk.wire.connectAgain();
    expect(await saveRoom()).toBe(true);
    expect(await stored(1)).toMatchObject({ name: 'Padma' });
  });

  it('that are typed while others are being saved are not lost', async () => {
    roomEditor.change({ name: 'Champa', beds: 'One bed' });
    const letThrough = holdAnswers(desk.wire);
    const saving = saveRoom();
    roomEditor.change({ beds: 'Two beds' });
    await letThrough();
    expect(await saving).toBe(true);
    expect(form()).toMatchObject({
      typed: { name: 'Champa', beds: 'Two beds' },
      saved: { name: 'Champa', beds: 'One bed' },
    });
    expect(await saveRoom()).toBe(true);
    expect(await stored(1)).toMatchObject({ name: 'Champa', beds: 'Two beds' });
  });

  it('are not written over those of somebody else', async () => {
    roomEditor.change({ floor: 'Second floor' });
    await api.deps.db.updateTable('room').set({ beds: 'A cot' }).where('id', '=', 1).execute();
    expect(await saveRoom()).toBe(false);
    expect(form()).toMatchObject({
      isStale: true,
      typed: { floor: 'Second floor' },
      message: 'Somebody else has saved changes since you opened this. Load it again, then change it.',
    });
    await roomEditor.load();
    expect(form()).toMatchObject({ isStale: false, typed: { beds: 'A cot', floor: 'First floor' } });
  });
});

describe('a room that can’t be shown', () => {
  it('is missing if it is not the host’s, and else says why', async () => {
    await openRoom('7');
    expect($roomForm.get()).toEqual({ state: 'missing' });
    roomEditor.change({ name: 'Mine' });
    roomEditor.discard();
    expect(await saveRoom()).toBe(false);
    expect(roomIsDirty()).toBe(false);
    desk.wire.lose();
    await roomEditor.load();
    const message = 'The rooms could not be loaded. Please try again.';
    expect($roomForm.get()).toEqual({ state: 'failed', message });
    desk = await hostBrowser(api, '/host/rooms/1', { role: 'staff', propertyIds: [1] });
    await roomEditor.load();
    expect($roomForm.get()).toEqual({
      state: 'failed',
      message: 'Only an owner of the homestay can do this.',
    });
  });
});

describe('the list of rooms', () => {
  it('has the host’s homestays, the first photo of each room, and until when it is open', async () => {
    const headers = desk.headers;
    const body = photoForm(await photograph(320, 240).toBuffer());
    await api.ask('/host/rooms/2/photos', { method: 'POST', headers, body });
    $roomList.set(LOADING);
    await loadRoomList();
    const list = $roomList.get();
    const rooms = list.state === 'ready' ? list.homestays.flatMap((homestay) => homestay.rooms) : [];
    expect(list).toMatchObject({ state: 'ready', homestays: [{ id: 1, name: 'Homestay 1' }] });
    expect(rooms.map(({ id, photo_count, open_until }) => [id, photo_count, open_until])).toEqual(
      expect.arrayContaining([
        [1, 0, '2027-01-31'],
        [2, 1, '2027-01-31'],
      ]),
    );
    const [, second] = rooms;
    expect(second && firstPicture(second)).toMatchObject({
      url: expect.stringMatching(/^(http:\/\/localhost:4321)?\/.*\.webp$/),
      sizes: { width: 320, height: 240 },
    });
    expect(rooms[0] && firstPicture(rooms[0])).toBeUndefined();
    expect(rooms.find(({ id }) => id > 7)).toMatchObject({ name: 'Lotus', open_until: null });
  });

  it('says that it could not be loaded', async () => {
    desk.wire.lose();
    await loadRoomList();
    const message = 'The rooms could not be loaded. Please try again.';
    expect($roomList.get()).toEqual({ state: 'failed', message });
  });
});
