import '../../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft } from '#stores/host/bookings/booking-draft.ts';
import {
  $isDraft,
  $newBooking,
  $sleepsFewer,
  changeNewBooking,
  discardDraft,
  openNewBooking,
  saveNewBooking,
} from '#stores/host/bookings/new-booking.ts';
import { leftTo, visit } from '../../../support/browser.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile();
let desk: HostBrowser;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  desk = await hostBrowser(api, '/host/bookings/new');
  dropDraft();
  visit('/host/bookings/new?check_in=2026-12-01&check_out=2026-12-03');
  openNewBooking();
  await desk.wire.idle();
});

describe('a booking that is not saved', () => {
  it('is kept until it is saved or discarded, and the calendar changes its stay only', async () => {
    expect($isDraft.get()).toBe(false);
    changeNewBooking({ name: 'Mita Rao', note: 'Ground floor', rooms: [3] });
    visit('/host/bookings/new');
    openNewBooking();
    expect($isDraft.get()).toBe(true);
    expect($newBooking.get()).toMatchObject({
      name: 'Mita Rao',
      note: 'Ground floor',
      rooms: [3],
      checkIn: '2026-12-01',
    });
    visit('/host/bookings/new?room_id=2&check_in=2026-12-24&check_out=2026-12-27');
    openNewBooking();
    expect($newBooking.get()).toMatchObject({ name: 'Mita Rao', rooms: [2], checkIn: '2026-12-24' });
    discardDraft();
    expect($newBooking.get()).toMatchObject({ name: '', rooms: [2] });
    openNewBooking();
    expect($isDraft.get()).toBe(false);
    await desk.wire.idle();
  });

  it('says how many guests the rooms sleep where there are more, and books them all the same', async () => {
    changeNewBooking({ name: 'Ravi Panda', phone: '098610 12345', rooms: [1], adults: 2 });
    await desk.wire.idle();
    expect($sleepsFewer.get()).toBeUndefined();
    changeNewBooking({ adults: 3 });
    expect($sleepsFewer.get()).toBe(2);
    await saveNewBooking();
    expect(leftTo).toMatch(/^\/host\/bookings\/\d+$/);
    openNewBooking();
    expect($isDraft.get()).toBe(false);
    await desk.wire.idle();
  });
});
