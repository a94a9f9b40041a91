import '../../../support/browser.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $photos } from '#stores/host/rooms/photos.ts';
import { $setup, $setupForm, openSetup } from '#stores/host/setup/setup.ts';
import * as steps from '#stores/host/setup/setup-steps.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { siteOwnerHeaders } from '../../../support/host.ts';
import { type HostBrowser, openDesk } from '../../../support/host-browser.ts';
import { addHomestay, roomForm, shownSetup } from '../../../support/host-setup.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile({ empty: true });
const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
let desk: HostBrowser;

beforeEach(async () => {
  vi.useFakeTimers({ now: api.clock(), toFake: ['Date'] });
  await sql`truncate property cascade`.execute(api.deps.db);
  desk = openDesk(api, '/host/setup', await siteOwnerHeaders(api));
  $setup.set(LOADING);
  await openSetup();
  return () => vi.useRealTimers();
});

const shown = shownSetup;
const problems = () => $setupForm.get().problems;
const rooms = () => api.deps.db.selectFrom('room').selectAll().orderBy('id').execute();

describe('a room', () => {
  it('needs a name, a size and a sentence', async () => {
    await addHomestay(0);
    expect(await steps.addRoom(roomForm({ name: ' ', size: '', description: '' }))).toBe(false);
    expect(problems()).toEqual({
      name: 'Enter a name.',
      size: 'Say about how big it is.',
      description: 'Write a sentence about it.',
    });
    expect(await rooms()).toEqual([]);
  });

  it('is added once, and the step stays for the next one', async () => {
    await addHomestay(0);
    const cooled = roomForm({ amenities: ['Air Conditioner', 'Balcony'] });
    expect(await Promise.all([steps.addRoom(cooled), steps.addRoom(cooled)])).toEqual([true, false]);
    expect(await steps.addRoom(roomForm({ name: 'Terrace Room' }))).toBe(true);
    expect(shown()).toMatchObject({
      step: 'rooms',
      setup: { done: ['property', 'rooms'], rooms: [{ name: 'Room 101' }, { name: 'Terrace Room' }] },
    });
    const offered = (name: string) => ({ name, available: true });
    const [first, second] = await rooms();
    expect(first).toMatchObject({ capacity: 3, beds: 'Double bed', size: '160 sq ft' });
    expect(first?.amenities).toEqual([offered('Air Conditioner'), offered('Balcony')]);
    // Guests look for it, so it is said that there is none.
    expect(second?.amenities).toEqual([offered('Balcony'), { name: 'Air Conditioner', available: false }]);
  });

  it('keeps the form without a network', async () => {
    await addHomestay(0);
    desk.wire.lose();
    expect(await steps.addRoom(roomForm())).toBe(false);
    expect($setupForm.get()).toEqual({ isBusy: false, problems: { form: NOT_SAVED } });
    expect(shown().step).toBe('rooms');
  });
});

describe('a room like the last one', () => {
  it('needs only its name: it gets all that was said of the last one, and no photo', async () => {
    await addHomestay(0);
    expect(await steps.addSameRoom('Room 102')).toBe(false);
    await steps.addRoom(roomForm({ amenities: ['Air Conditioner', 'Balcony'] }));
    await steps.addRoom(roomForm({ name: 'Terrace Room', sleeps: 2, beds: 'Two cots', size: '90 sq ft' }));
    expect(await steps.addSameRoom(' ')).toBe(false);
    expect(problems()).toEqual({ name: 'Enter a name.' });
    const both = [steps.addSameRoom('Roof Room'), steps.addSameRoom('Roof Room')];
    expect(await Promise.all(both)).toEqual([true, false]);
    const [, last, added, ...others] = await rooms();
    expect(others).toEqual([]);
    const { id, name, ...same } = last ?? {};
    expect(added).toMatchObject({ ...same, name: 'Roof Room' });
    expect(shown()).toMatchObject({ step: 'rooms', setup: { rooms: [{}, {}, { name: 'Roof Room' }] } });
  });

  it('leaves out what is only of the last one: its floor and its film', async () => {
    const [id = 0] = await addHomestay(1);
    const set = { floor: 'First floor', video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };
    await api.deps.db.updateTable('room').set(set).where('id', '=', id).execute();
    await steps.addSameRoom('Room 2');
    expect((await rooms())[1]).toMatchObject({ floor: '', video_url: null });
  });

  it('keeps the form without a network', async () => {
    await addHomestay(1);
    desk.wire.lose();
    expect(await steps.addSameRoom('Room 2')).toBe(false);
    expect(problems()).toEqual({ form: NOT_SAVED });
    desk.wire.connectAgain();
    expect(await steps.addSameRoom('Room 2')).toBe(true);
    expect(await rooms()).toHaveLength(2);
  });
});

describe('photos', () => {
  it('are those of the room that is chosen, and can wait', async () => {
    const [, second = 0] = await addHomestay(2);
    steps.skipStep('rooms');
    expect(shown().step).toBe('photos');
    desk.wire.lose();
    await steps.openPhotosOf(second);
    expect(problems()).toEqual({ form: 'Your homestay could not be loaded. Please try again.' });
    desk.wire.connectAgain();
    await steps.openPhotosOf(second);
    expect([$photos.get(), problems()]).toEqual([{ of: { kind: 'room', id: second }, photos: [] }, {}]);
    await steps.leavePhotos();
    expect(shown().step).toBe('rates');
  });
});

it('the words come last, and may be left for later', async () => {
  await addHomestay(2);
  await steps.saveTerms('as-set');
  await steps.leaveWords(false);
  expect(shownSetup().step).toBe('words');
  steps.skipStep('words');
  expect(shownSetup().step).toBe('end');
  await steps.saveTerms('as-set');
  await steps.leaveWords(true);
  expect(shownSetup().step).toBe('end');
});
