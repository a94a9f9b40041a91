import '../../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#messages/host/setup-start.ts';
import { saveSiteOwner } from '#server/host/access/access-queries.ts';
import {
  $setup,
  $setupForm,
  followSetupAddress,
  isReachable,
  openSetup,
  SETUP_STEPS,
  saveStep,
  showStep,
} from '#stores/host/setup/setup.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { visit } from '../../../support/browser.ts';
import { siteOwnerHeaders } from '../../../support/host.ts';
import { type HostBrowser, hostBrowser, openDesk } from '../../../support/host-browser.ts';
import { shownSetup } from '../../../support/host-setup.ts';
import { appOfFile } from '../../../support/open-app.ts';

const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';

const api = appOfFile();
let desk: HostBrowser;

/** A homestay with rooms and prices, and without photos. */
beforeEach(async () => {
  $setup.set(LOADING);
  desk = await hostBrowser(api, '/host/setup', { propertyIds: [1] });
});

const shown = shownSetup;
async function openAt(search: string) {
  visit(`/host/setup${search}`);
  await openSetup();
  return shown().step;
}

describe('the steps of the first start', () => {
  it('begin with the first one that is not done', async () => {
    await openSetup();
    expect(shown()).toMatchObject({
      step: 'photos',
      setup: { property: { id: 1, name: 'Homestay 1' }, done: ['property', 'rooms', 'rates'] },
    });
    expect(location.search).toBe('?step=photos');
  });

  it('begin with the homestay, and none can be opened before it', async () => {
    desk = openDesk(api, '/host/setup', await siteOwnerHeaders(api));
    for (const search of ['', '?step=rooms', '?step=rates', '?step=end'])
      expect(await openAt(search), search).toBe('property');
    const { setup } = shown();
    expect(isReachable(setup, 'property')).toBe(true);
    expect(isReachable(setup, 'rooms')).toBe(false);
    // Rooms need a homestay, and all that follows needs rooms.
    const named = { ...setup, done: ['property' as const] };
    expect(isReachable(named, 'rooms')).toBe(true);
    expect(isReachable(named, 'photos')).toBe(false);
  });

  it('open at the one of the address', async () => {
    expect(await openAt('?step=payments')).toBe('payments');
    expect(await openAt('?step=end')).toBe('end');
    expect(await openAt('?step=nothing')).toBe('photos');
  });

  it('begin anew for another homestay, for those who may add one', async () => {
    expect(await openAt('?new')).toBe('photos');
    const { db, clock } = api.deps;
    const { user_id } = await db.selectFrom('property_role').select('user_id').executeTakeFirstOrThrow();
    await db.transaction().execute((tx) => saveSiteOwner(tx, user_id, clock()));
    expect(await openAt('?new')).toBe('property');
    expect(shown().setup).toMatchObject({ property: null, rooms: [], done: [] });
    expect(new URLSearchParams(location.search).has('new')).toBe(true);
    expect(await openAt('')).toBe('photos');
  });

  it('follow the buttons of the browser, back to the first', async () => {
    const stop = followSetupAddress();
    await openSetup();
    $setupForm.set({ isBusy: false, problems: { form: 'Something is missing.' } });
    showStep('rates');
    // What was said of one step does not belong to the next.
    expect($setupForm.get().problems).toEqual({});
    showStep('payments');
    expect([shown().step, location.search]).toEqual(['payments', '?step=payments']);
    history.back();
    expect(shown().step).toBe('rates');
    history.back();
    expect(shown().step).toBe('photos');
    stop();
    showStep('end');
    history.back();
    expect(shown().step).toBe('end');
  });

  it('are entries of the history once each, and none is shown before it can be done', async () => {
    const stop = followSetupAddress();
    await openSetup();
    const before = history.length;
    for (const step of ['rates', 'rates', 'property'] as const) showStep(step);
    expect(history.length).toBe(before + 2);
    expect([shown().step, location.search]).toEqual(['property', '?step=property']);
    // After the end, each step can be opened again.
    showStep('end');
    showStep('rooms');
    expect(shown().step).toBe('rooms');
    $setup.set({ ...shown(), setup: { ...shown().setup, done: [] }, step: 'property' });
    history.back();
    expect(shown().step).toBe('property');
    stop();
  });

  it('are as many as the first sentence says', () => {
    const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    expect(lead.split(' ')[0]).toBe(numbers[SETUP_STEPS.length]);
  });

  it('say that they could not be loaded, or that they are for owners', async () => {
    desk.wire.lose();
    await openSetup();
    const message = 'Your homestay could not be loaded. Please try again.';
    expect($setup.get()).toEqual({ state: 'failed', message });
    showStep('rates');
    expect($setup.get()).toEqual({ state: 'failed', message });
    desk.wire.connectAgain();
    await openSetup();
    expect(shown().step).toBe('photos');
    await hostBrowser(api, '/host/setup', { role: 'staff', propertyIds: [2] });
    await openSetup();
    expect($setup.get()).toEqual({
      state: 'failed',
      message: 'Only an owner of the homestay can do this.',
    });
  });
});

describe('a step', () => {
  it('is saved once, however often it is pressed, and then says what is done', async () => {
    await openSetup();
    let saves = 0;
    const save = () =>
      saveStep({}, async () => {
        saves += 1;
        await api.deps.db.updateTable('room_night').set({ closed: true }).where('room_id', '=', 3).execute();
      });
    const both = Promise.all([save(), save()]);
    expect($setupForm.get()).toEqual({ isBusy: true, problems: {} });
    expect(await both).toEqual([true, false]);
    expect(saves).toBe(1);
    expect(shown().setup.done).toEqual(['property', 'rooms']);
    expect($setupForm.get()).toEqual({ isBusy: false, problems: {} });
  });

  it('that could not be saved says so, and can be sent again', async () => {
    await openSetup();
    expect(await saveStep({}, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
    expect($setupForm.get()).toEqual({ isBusy: false, problems: { form: NOT_SAVED } });
    expect(await saveStep({}, async () => {})).toBe(true);
    expect($setupForm.get().problems).toEqual({});
  });
});
