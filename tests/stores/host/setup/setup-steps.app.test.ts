import '../../../support/browser.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteDetails } from '#contract/host/setup.ts';
import { $session, UNKNOWN } from '#stores/account/session.ts';
import { $photos } from '#stores/host/rooms/photos.ts';
import { $host } from '#stores/host/session.ts';
import { $setup, $setupForm, openSetup } from '#stores/host/setup/setup.ts';
import * as steps from '#stores/host/setup/setup-steps.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { visit } from '../../../support/browser.ts';
import { SITE_DETAILS, siteOwnerHeaders } from '../../../support/host.ts';
import { type HostBrowser, openDesk } from '../../../support/host-browser.ts';
import { addHomestay, propertyForm, roomForm, shownSetup } from '../../../support/host-setup.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile({ empty: true });
const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
let desk: HostBrowser;
let named: SiteDetails[];

beforeEach(async () => {
  vi.useFakeTimers({ now: api.clock(), toFake: ['Date'] });
  const { db } = api.deps;
  await sql`truncate property cascade`.execute(db);
  named = [];
  api.deps.siteFile = {
    save: async (details) => {
      named.push(details);
    },
  };
  desk = openDesk(api, '/host/setup', await siteOwnerHeaders(api));
  $setup.set(LOADING);
  await openSetup();
  return () => vi.useRealTimers();
});

const shown = shownSetup;
const problems = () => $setupForm.get().problems;
const writes = () => desk.wire.sent.filter(({ method }) => method !== 'GET').length;
const table = (name: 'property' | 'room') => api.deps.db.selectFrom(name).selectAll().orderBy('id').execute();

describe('the homestay', () => {
  it('needs its name, address, contact and times; until then nothing is sent', async () => {
    const address = { name: '', street: ' ', city: '', postal_code: '' };
    const contact = { phone: '94370', email: 'sabita' };
    await steps.saveProperty({ ...address, ...contact, checkIn: '', checkOut: '' });
    expect(problems()).toEqual({
      name: 'Enter a name.',
      street: 'Enter the street.',
      city: 'Enter the town.',
      postal_code: 'Enter the PIN code.',
      phone: 'Enter the phone number with its country: +91 94370 12345.',
      email: 'Enter an email address.',
      checkIn: 'Enter a time.',
      checkOut: 'Enter a time.',
    });
    expect([writes(), shown().step]).toEqual([0, 'property']);
  });

  it('gives the site its name and contact, once, and the rooms come next', async () => {
    await Promise.all([steps.saveProperty(propertyForm()), steps.saveProperty(propertyForm())]);
    expect(named).toEqual([SITE_DETAILS]);
    expect(await table('property')).toMatchObject([
      {
        name: 'Saraswati Guest House',
        address: '12 VIP Road, Puri, Odisha 752001',
        type: 'Homestay',
        lat: null,
        breakfast_price: 0,
        extra_bed_price: 0,
        max_stay: 30,
      },
    ]);
    expect(shown()).toMatchObject({
      step: 'rooms',
      setup: { property: { name: 'Saraswati Guest House' }, done: ['property'] },
    });
    expect(location.search).toBe('?step=rooms');
  });

  it('brings its role along, so that the desk opens', async () => {
    const { user } = await (await api.ask('/host/me', { headers: desk.headers })).json();
    $session.set({ state: 'signed-in', user });
    await steps.saveProperty(propertyForm());
    expect($host.get()).toMatchObject({
      state: 'ready',
      host: { properties: [{ name: 'Saraswati Guest House', role: 'owner' }] },
    });
    $session.set(UNKNOWN);
  });

  it('that is another one leaves the words of the site alone', async () => {
    await addHomestay(1);
    visit('/host/setup?new');
    await openSetup();
    await steps.saveProperty(propertyForm({ name: 'Saraswati Annexe' }));
    expect(named).toHaveLength(1);
    expect((await table('property')).map(({ name }) => name)).toEqual([
      'Saraswati Guest House',
      'Saraswati Annexe',
    ]);
    expect(shown()).toMatchObject({ step: 'rooms', setup: { property: { name: 'Saraswati Annexe' } } });
  });

  it('keeps the form without a network', async () => {
    desk.wire.lose();
    await steps.saveProperty(propertyForm());
    expect($setupForm.get()).toEqual({ isBusy: false, problems: { form: NOT_SAVED } });
    expect(shown().step).toBe('property');
    desk.wire.connectAgain();
    await steps.saveProperty(propertyForm());
    expect(shown().step).toBe('rooms');
  });

  it('whose answer was lost is not added a second time: the next press shows that it is there', async () => {
    desk.wire.intercept = async ({ path }, answer) => {
      const response = await answer();
      if (path === '/host/properties') throw new TypeError('Failed to fetch');
      return response;
    };
    await steps.saveProperty(propertyForm());
    expect(problems()).toEqual({ form: NOT_SAVED });
    desk.wire.connectAgain();
    await steps.saveProperty(propertyForm());
    expect(problems()).toEqual({
      form: 'The site has a homestay already. Change its name under Words and pictures.',
    });
    expect(shown().setup).toMatchObject({ property: { name: 'Saraswati Guest House' }, done: ['property'] });
    expect(await table('property')).toHaveLength(1);
    steps.skipStep('property');
    expect([shown().step, problems()]).toEqual(['rooms', {}]);
  });
});

describe('a room', () => {
  it('needs a name, a size and a sentence', async () => {
    await addHomestay(0);
    expect(await steps.addRoom(roomForm({ name: ' ', size: '', description: '' }))).toBe(false);
    expect(problems()).toEqual({
      name: 'Enter a name.',
      size: 'Say about how big it is.',
      description: 'Write a sentence about it.',
    });
    expect(await table('room')).toEqual([]);
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
    const [first, second] = await table('room');
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
