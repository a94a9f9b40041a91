import '../../../support/browser.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteDetails } from '#contract/host/setup.ts';
import { $session, UNKNOWN } from '#stores/account/session.ts';
import { $host } from '#stores/host/session.ts';
import { $setup, $setupForm, openSetup } from '#stores/host/setup/setup.ts';
import * as homestay from '#stores/host/setup/setup-property.ts';
import { skipStep } from '#stores/host/setup/setup-steps.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { visit } from '../../../support/browser.ts';
import { SITE_DETAILS, siteOwnerHeaders } from '../../../support/host.ts';
import { type HostBrowser, openDesk } from '../../../support/host-browser.ts';
import { addHomestay, propertyForm, shownSetup } from '../../../support/host-setup.ts';
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
const homestays = () => api.deps.db.selectFrom('property').selectAll().orderBy('id').execute();

describe('the homestay', () => {
  it('needs its name, address, contact and times; until then nothing is sent', async () => {
    const address = { name: '', street: ' ', city: '', postal_code: '' };
    const contact = { phone: '94370', email: 'sabita' };
    const house = { checkIn: '', checkOut: '', longest: '0', breakfast: '1.5', extraBed: '2000000' };
    await homestay.saveProperty({ ...address, ...contact, ...house });
    expect(problems()).toEqual({
      name: 'Enter a name.',
      street: 'Enter the street.',
      city: 'Enter the town.',
      postal_code: 'Enter the PIN code.',
      phone: 'Enter ten digits, or the number with its country: +91 98765 43210.',
      email: 'Enter an email address.',
      checkIn: 'Enter a time.',
      checkOut: 'Enter a time.',
      longest: 'Enter a number of nights from 1 to 365.',
      breakfast: 'Enter a price in whole rupees, or leave it empty.',
      extraBed: 'Enter a price in whole rupees, or leave it empty.',
    });
    expect([writes(), shown().step]).toEqual([0, 'property']);
  });

  it.each(['75200', '7520011', '052001', 'Puri', '75200O'])('has no PIN code %j', async (postal_code) => {
    await homestay.saveProperty(propertyForm({ postal_code }));
    expect(problems()).toEqual({ postal_code: 'Enter six digits. The first is not 0.' });
    expect(writes()).toBe(0);
  });

  it('may be typed with other digits, without a country, and with prices for breakfast and beds', async () => {
    const typed = { postal_code: '୭୫୨ ୦୦୧', phone: '९८७६५ ४३२१०', longest: '୧୪' };
    await homestay.saveProperty(propertyForm({ ...typed, breakfast: '₹ 1,50', extraBed: '୫୦୦' }));
    expect(named).toMatchObject([{ postal_code: '752001', phone: '+91 98765 43210' }]);
    const offers = { max_stay: 14, breakfast_price: 150, extra_bed_price: 500 };
    const address = '12 VIP Road, Puri, Odisha 752001';
    expect(await homestays()).toMatchObject([{ address, ...offers }]);
  });

  it('gives the site its name and contact, once, and the rooms come next', async () => {
    await Promise.all([homestay.saveProperty(propertyForm()), homestay.saveProperty(propertyForm())]);
    expect(named).toEqual([SITE_DETAILS]);
    expect(await homestays()).toMatchObject([
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
    await homestay.saveProperty(propertyForm());
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
    await homestay.saveProperty(propertyForm({ name: 'Saraswati Annexe' }));
    expect(named).toHaveLength(1);
    expect((await homestays()).map(({ name }) => name)).toEqual([
      'Saraswati Guest House',
      'Saraswati Annexe',
    ]);
    expect(shown()).toMatchObject({ step: 'rooms', setup: { property: { name: 'Saraswati Annexe' } } });
    // Back and a reload show the one that was added, and begin no third one.
    history.back();
    expect(location.search).toBe('?step=property');
    await openSetup();
    expect(shown()).toMatchObject({ step: 'property', setup: { property: { name: 'Saraswati Annexe' } } });
  });

  it('keeps the form without a network', async () => {
    desk.wire.lose();
    await homestay.saveProperty(propertyForm());
    expect($setupForm.get()).toEqual({ isBusy: false, problems: { form: NOT_SAVED } });
    expect(shown().step).toBe('property');
    desk.wire.connectAgain();
    await homestay.saveProperty(propertyForm());
    expect(shown().step).toBe('rooms');
  });

  it('whose answer was lost is not added a second time: the next press shows that it is there', async () => {
    desk.wire.intercept = async ({ path }, answer) => {
      const response = await answer();
      if (path === '/host/properties') throw new TypeError('Failed to fetch');
      return response;
    };
    await homestay.saveProperty(propertyForm());
    expect(problems()).toEqual({ form: NOT_SAVED });
    desk.wire.connectAgain();
    await homestay.saveProperty(propertyForm());
    expect(problems()).toEqual({
      form: 'The site has a homestay already. Change its name under Words and pictures.',
    });
    expect(shown().setup).toMatchObject({ property: { name: 'Saraswati Guest House' }, done: ['property'] });
    expect(await homestays()).toHaveLength(1);
    skipStep('property');
    expect([shown().step, problems()]).toEqual(['rooms', {}]);
  });
});

describe('the homestay, opened again', () => {
  const whole = { street: '12 VIP Road', city: 'Puri', postal_code: '752001' };
  const house = { checkIn: '12:00', checkOut: '10:00', longest: '30', breakfast: '', extraBed: '' };
  const asTyped = { name: 'Saraswati Guest House', place: whole, ...house };
  beforeEach(async () => {
    await addHomestay(1);
    await homestay.openOwnProperty();
    desk.wire.sent.length = 0;
  });

  it('shows what is saved, and sends nothing if nothing is changed', async () => {
    const page = homestay.$ownProperty.get();
    if (page.state !== 'ready') throw new Error(page.state);
    expect(homestay.addressParts(page.property.address)).toEqual(whole);
    await homestay.changeProperty(asTyped);
    expect([writes(), shown().step]).toEqual([0, 'rooms']);
  });

  it('saves what is changed, and nothing else', async () => {
    const [before] = await homestays();
    const place = { ...whole, street: '7 Swargadwar', postal_code: '752 002' };
    const changed = { checkIn: '13:00', breakfast: '120', place };
    await homestay.changeProperty({ ...asTyped, name: 'Saraswati', ...changed });
    expect([problems(), shown().step]).toEqual([{}, 'rooms']);
    expect(shown().setup.property?.name).toBe('Saraswati');
    const address = '7 Swargadwar, Puri, Odisha 752002';
    const times = { check_in_time: '13:00', breakfast_price: 120 };
    expect(await homestays()).toEqual([{ ...before, name: 'Saraswati', address, ...times }]);
  });

  it('judges it as before', async () => {
    const place = { street: '', city: '', postal_code: '12' };
    await homestay.changeProperty({ ...asTyped, name: ' ', place, longest: '' });
    expect(problems()).toEqual({
      name: 'Enter a name.',
      street: 'Enter the street.',
      city: 'Enter the town.',
      postal_code: 'Enter six digits. The first is not 0.',
      longest: 'Enter a number of nights from 1 to 365.',
    });
    await homestay.changeProperty({ ...asTyped, place: { address: ' ' } });
    expect(problems()).toEqual({ address: 'Enter the street.' });
    expect(writes()).toBe(0);
  });

  it('keeps an address that was written in another way in one line', async () => {
    expect(homestay.addressParts('Near the old mint, Puri 752001')).toBeUndefined();
    await homestay.changeProperty({ ...asTyped, place: { address: 'Near the old mint, Puri 752001' } });
    expect(await homestays()).toMatchObject([{ address: 'Near the old mint, Puri 752001' }]);
  });

  it('is not overwritten unseen', async () => {
    await api.deps.db.updateTable('property').set({ max_stay: 7 }).execute();
    await homestay.changeProperty({ ...asTyped, checkIn: '15:00' });
    expect(problems()).toEqual({
      form: 'Somebody else has saved changes since you opened this. Load it again, then change it.',
    });
    expect(await homestays()).toMatchObject([{ max_stay: 7 }]);
  });
});
