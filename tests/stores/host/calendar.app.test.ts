import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { hostHeaders } from '../../support/host.ts';
import { hostNights } from '../../support/host-nights.ts';
import { appOfFile } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const api = appOfFile();
let wire: Wire;
let headers: { Authorization: string };

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.resetModules();
  headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
});
afterEach(() => vi.useRealTimers());

/** The calendar's page, opened by a host: the stores as they begin, connected to the app. */
async function openPage() {
  const { connect } = await import('#client/connection.ts');
  const { registerTokens } = await import('#client/tokens.ts');
  wire = browserOf(api, connect);
  const access = () => headers.Authorization.replace('Bearer ', '');
  registerTokens({ access, refresh: () => undefined, renewed: () => {}, ended: () => {} });
  const page = {
    ...(await import('#stores/host/calendar.ts')),
    ...(await import('#stores/host/selection.ts')),
    ...(await import('#stores/host/night-acts.ts')),
    ...(await import('#stores/host/night-edit.ts')),
  };
  await page.reloadCalendar();
  return page;
}

const lose = () => {
  wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
};
const connectAgain = () => {
  wire.intercept = (_, answer) => answer();
};
const ranges = () =>
  wire.sent.filter(({ method, path }) => method === 'GET' && path === '/host/calendar').length;

describe('the calendar of a host', () => {
  it('reads the nights in view, and others as they come into view, once', async () => {
    const page = await openPage();
    expect(page.findNight(1, '2026-11-21')).toMatchObject({ state: 'open', price: 2000 });
    expect(ranges()).toBe(1);
    page.viewColumns(70, 98);
    page.viewColumns(71, 99);
    await wire.idle();
    expect(ranges()).toBe(2);
    expect(page.findNight(1, '2027-04-01')).toMatchObject({ state: 'closed' });
    expect(page.findNight(7, '2026-11-21')).toBeUndefined();
  });

  it('shows stays as bars', async () => {
    const { id } = await paidBooking(api);
    const page = await openPage();
    const bars = page.$bars.get().get(1);
    // Column 31 is today, 21 November.
    expect(bars).toMatchObject([{ booking: { id, guest_name: 'Asha Mishra' }, start: 58, end: 59 }]);
    expect(page.findNight(1, '2026-12-18')).toMatchObject({ state: 'booked', reservation_id: id });
  });

  it('begins a day later after midnight', async () => {
    const page = await openPage();
    vi.setSystemTime('2026-11-21T18:31:00Z');
    await page.reloadCalendar();
    expect(page.$calendar.get()).toMatchObject({ first: '2026-10-22' });
    expect(page.findNight(2, '2026-11-22')).toMatchObject({ night: '2026-11-22', state: 'open' });
    const other = page.$calendar.get();
    expect(other.state === 'ready' && other.pages.size).toBe(1);
  });

  it('says that it could not be loaded, and later that it is out of date', async () => {
    const page = await openPage();
    lose();
    await page.reloadCalendar();
    expect(page.$calendar.get()).toMatchObject({ state: 'ready', isOffline: true });
    connectAgain();
    await page.reloadCalendar();
    expect(page.$calendar.get()).toMatchObject({ isOffline: false });

    page.$calendar.set(page.LOADING_CALENDAR);
    lose();
    await page.reloadCalendar();
    expect(page.$calendar.get()).toEqual({
      state: 'failed',
      message: 'The calendar could not be loaded. Please try again.',
    });
  });
});

describe('the selection', () => {
  it('goes from the first press to the second, in either direction, in one room', async () => {
    const page = await openPage();
    page.pressNight(2, '2026-12-05');
    page.pressNight(2, '2026-12-03');
    expect(page.$selectedNights.get()).toEqual({
      roomId: 2,
      from: '2026-12-03',
      to: '2026-12-05',
      nights: 3,
    });
    page.pressNight(2, '2026-12-09');
    expect(page.$selectedNights.get()).toMatchObject({ from: '2026-12-09', nights: 1 });
    page.pressNight(3, '2026-12-01');
    expect(page.$selectedNights.get()).toMatchObject({ roomId: 3, from: '2026-12-01', nights: 1 });
    page.pressNight(3, '2026-12-01');
    expect(page.$selectedNights.get()).toBeUndefined();
  });

  it('never reaches into the past', async () => {
    const page = await openPage();
    page.pressNight(1, '2026-11-20');
    expect(page.$selectedNights.get()).toBeUndefined();
    page.selectNight(1, '2026-11-23');
    page.extendTo(1, '2026-11-01');
    expect(page.$selectedNights.get()).toMatchObject({ from: '2026-11-21', to: '2026-11-23' });
  });
});

describe('blocking nights', () => {
  it('is done at once, and can be undone for ten seconds', async () => {
    const page = await openPage();
    page.pressNight(2, '2026-12-05');
    page.pressNight(2, '2026-12-06');
    await Promise.all([page.blockNights(), page.blockNights()]);
    expect(page.$nightAct.get()).toMatchObject({ state: 'done', text: '2 nights blocked.' });
    expect(page.findNight(2, '2026-12-06')).toMatchObject({ state: 'closed', price: 3000 });
    expect(page.$selection.get()).toBeUndefined();
    await page.undoAct();
    expect(page.$nightAct.get()).toMatchObject({ text: 'Undone: 2 nights as before.' });
    expect(page.findNight(2, '2026-12-06')).toMatchObject({ state: 'open', price: 3000, discount: 300 });

    page.selectNight(2, '2026-12-05');
    await page.blockNights();
    vi.advanceTimersByTime(10_000);
    expect(page.$nightAct.get()).toEqual({ state: 'idle' });
    await page.undoAct();
    expect(page.findNight(2, '2026-12-05')).toMatchObject({ state: 'closed' });
  });

  it('keeps the selection when the network fails, and says so', async () => {
    const page = await openPage();
    page.selectNight(1, '2026-12-01');
    lose();
    await page.blockNights();
    expect(page.$nightAct.get()).toEqual({
      state: 'failed',
      message: 'This was not saved: the server can’t be reached. Please try again.',
    });
    connectAgain();
    await page.blockNights();
    expect(page.findNight(1, '2026-12-01')).toMatchObject({ state: 'closed' });
  });
});

describe('setting a price', () => {
  it('shows what changes and what is sold before it is saved', async () => {
    await paidBooking(api, { check_in: '2026-12-11', check_out: '2026-12-12' });
    const page = await openPage();
    page.selectNight(1, '2026-12-10');
    page.extendTo(1, '2026-12-13');
    page.openEdit('price');
    expect(page.$nightEdit.get()).toMatchObject({ value: '2000', days: 'all' });
    page.changeEdit({ value: '₹2,400' });
    page.changeEdit({ days: 'weekend' });
    vi.advanceTimersByTime(300);
    await wire.idle();
    const preview = page.$nightEdit.get()?.preview;
    expect(preview?.changed).toMatchObject([
      { night: '2026-12-12', before: { price: 2000 }, after: { price: 2400 } },
    ]);
    expect(preview?.kept).toMatchObject([{ night: '2026-12-11' }]);
    expect(page.findNight(1, '2026-12-12')).toMatchObject({ price: 2000 });
    await page.saveEdit();
    expect(page.$nightEdit.get()).toBeUndefined();
    expect(page.$nightAct.get()).toMatchObject({
      text: 'Price set for 1 night. 1 sold night stays as it is.',
    });
    expect(page.findNight(1, '2026-12-12')).toMatchObject({ price: 2400 });
    expect(page.findNight(1, '2026-12-13')).toMatchObject({ price: 2000 });
  });

  it('keeps what was typed when it can not be saved', async () => {
    const page = await openPage();
    page.selectNight(3, '2026-12-10');
    page.openEdit('minimum_stay');
    page.changeEdit({ value: 'four' });
    await page.saveEdit();
    expect(page.$nightEdit.get()).toMatchObject({ value: 'four', message: 'Enter 1 to 30 nights.' });
    page.changeEdit({ value: '4' });
    lose();
    await page.saveEdit();
    expect(page.$nightEdit.get()).toMatchObject({
      value: '4',
      isSaving: false,
      message: 'This was not saved: the server can’t be reached. Please try again.',
    });
    connectAgain();
    await page.saveEdit();
    expect(page.findNight(3, '2026-12-10')).toMatchObject({ minimum_stay: 4 });
  });

  it('shows the new state first if another host was faster', async () => {
    const page = await openPage();
    page.selectNight(1, '2026-12-20');
    page.openEdit('price');
    page.changeEdit({ value: '2500' });
    vi.advanceTimersByTime(300);
    await wire.idle();
    const other = { room_ids: [1], from: '2026-12-20', to: '2026-12-20', set: { price: 1900 } };
    await hostNights(api).set(headers, other);
    await page.saveEdit();
    expect(page.$nightEdit.get()).toMatchObject({
      value: '2500',
      message: 'Another host has changed these nights since you saw them.',
      preview: { changed: [{ before: { price: 1900 }, after: { price: 2500 } }] },
    });
    await page.saveEdit();
    expect(page.findNight(1, '2026-12-20')).toMatchObject({ price: 2500 });
  });
});
