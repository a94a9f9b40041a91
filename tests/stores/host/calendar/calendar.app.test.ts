import '../../../support/browser.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  $bars,
  $calendar,
  findNight,
  followCalendar,
  LOADING_CALENDAR,
  reloadCalendar,
  roomsName,
  showNights,
  viewColumns,
} from '#stores/host/calendar/calendar.ts';
import { testFeeds } from '../../../support/channel-feeds.ts';
import { atCalendar } from '../../../support/desk-calendar.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';
import { channelEvent } from '../../../support/scripted-channel.ts';
import { holdAnswers, recordsAreAway } from '../../../support/slow-wire.ts';

const api = appOfFile();
const desk = atCalendar(api);
afterEach(() => vi.unstubAllGlobals());

const OFFLINE = 'Offline. What you see may be out of date.';

/** Each bar of a room: whose it is, and its first and last column. Column 31 is today, 21 November. */
const bars = (roomId: number) =>
  ($bars.get().get(roomId) ?? []).map(({ booking, start, end }) => [booking.id, start, end]);

describe('the nights in view', () => {
  it('are read once, others as they come into view, and never those of other homestays', async () => {
    await Promise.all([desk.open(), reloadCalendar()]);
    expect(findNight(1, '2026-11-21')).toMatchObject({ state: 'open', price: 2000, minimum_stay: 1 });
    expect(desk.reads()).toBe(1);
    expect(findNight(1, '2027-04-01')).toBeUndefined();
    viewColumns(70, 98);
    viewColumns(71, 99);
    await desk.wire.idle();
    expect(desk.reads()).toBe(2);
    expect(findNight(1, '2027-04-01')).toMatchObject({ state: 'closed' });
    expect(findNight(7, '2026-11-21')).toBeUndefined();
    expect([[3], [7], [1, 2], [1, 2, 3]].map(roomsName)).toEqual(['Room 3', '', '2 rooms', 'All 3 rooms']);
    viewColumns(31, 62);
    expect(desk.reads()).toBe(2);
  });

  it('that could not be read are read when they come into view again', async () => {
    await desk.open();
    desk.wire.lose();
    viewColumns(130, 150);
    await desk.wire.idle();
    expect($calendar.get()).toMatchObject({ state: 'ready', warning: OFFLINE });
    desk.wire.connectAgain();
    viewColumns(131, 151);
    await desk.wire.idle();
    expect($calendar.get()).toMatchObject({ warning: '' });
    expect(findNight(2, '2027-03-01')).toMatchObject({ state: 'closed', price: 3000 });
    viewColumns(31, 62);
  });

  it('change as the server has saved them, unless they are not read yet', async () => {
    const values = { closed: true, price: 1700, discount: 0, minimum_stay: 2, reason: 'Paint' };
    const night = (date: string) => ({ room_id: 3, night: date, after: values });
    await desk.open();
    const before = findNight(3, '2026-12-02');
    showNights([night('2026-12-01'), night('2027-04-01')]);
    expect(findNight(3, '2026-12-01')).toEqual({
      room_id: 3,
      night: '2026-12-01',
      state: 'closed',
      price: 1700,
      minimum_stay: 2,
      reason: 'Paint',
    });
    expect(findNight(3, '2026-12-02')).toBe(before);
    expect(findNight(3, '2027-04-01')).toBeUndefined();
    $calendar.set(LOADING_CALENDAR);
    showNights([night('2026-12-01')]);
    expect($calendar.get()).toEqual({ state: 'loading' });
    expect([findNight(3, '2026-12-01'), roomsName([3])]).toEqual([undefined, '']);
    expect($bars.get().size).toBe(0);
  });
});

describe('stays', () => {
  it('are bars over their nights in each of their rooms', async () => {
    const { id } = await paidBooking(api, { check_in: '2026-12-18', check_out: '2026-12-20' });
    const both = await bookAsHost(api, desk.headers, {
      room_ids: [1, 2],
      check_in: '2026-12-22',
      check_out: '2026-12-23',
      adults: 3,
    });
    await desk.open();
    expect($bars.get().get(1)).toMatchObject([{ booking: { guest_name: 'Asha Mishra' } }, {}]);
    expect(bars(1)).toEqual([
      [id, 58, 59],
      [both.id, 62, 62],
    ]);
    expect(bars(2)).toEqual([[both.id, 62, 62]]);
    expect(findNight(1, '2026-12-19')).toMatchObject({ state: 'booked', reservation_id: id });
    expect(findNight(1, '2026-12-20')).toMatchObject({ state: 'open' });
  });

  it('that were moved or cancelled since are gone from where they were', async () => {
    const stay = { room_ids: [2], check_in: '2026-12-26', check_out: '2026-12-28' };
    const moved = await bookAsHost(api, desk.headers, stay);
    const cancelled = await bookAsHost(api, desk.headers, { ...stay, room_ids: [1] });
    await desk.open();
    expect([bars(1).at(-1), bars(2).at(-1)]).toEqual([
      [cancelled.id, 66, 67],
      [moved.id, 66, 67],
    ]);
    await hostCalls(api, desk.headers, moved.id).move({
      check_in: '2026-12-29',
      check_out: '2026-12-31',
      price: 'keep',
    });
    await hostCalls(api, desk.headers, cancelled.id).cancel({ refund: 'none', reason: 'Ill' });
    await reloadCalendar();
    expect(bars(2).at(-1)).toEqual([moved.id, 69, 70]);
    expect(bars(1).map(([id]) => id)).not.toContain(cancelled.id);
    expect(findNight(2, '2026-12-26')).toMatchObject({ state: 'open' });
  });

  it('of a channel leave out a night that was sold here', async () => {
    const stay = { room_ids: [3], check_in: '2027-01-06', check_out: '2027-01-07' };
    const own = await bookAsHost(api, desk.headers, stay);
    const feeds = testFeeds(api);
    const url = 'https://airbnb.example/3.ics';
    feeds.channel.says(url, [channelEvent('one', '2027-01-05', '2027-01-09')]);
    await feeds.read(await feeds.add(3, url));
    await desk.open();
    expect(findNight(3, '2027-01-05')).toMatchObject({ state: 'channel' });
    const pieces = bars(3).filter(([id]) => id !== own.id);
    expect(pieces.map(([, start, end]) => [start, end])).toEqual([
      [76, 76],
      [78, 79],
    ]);
    expect(bars(3)).toContainEqual([own.id, 77, 77]);
  });

  it('that a guest is paying for are held', async () => {
    const { id } = await heldBooking(api, { check_in: '2027-01-12', check_out: '2027-01-13' });
    await desk.open();
    expect(findNight(1, '2027-01-12')).toMatchObject({ state: 'held', reservation_id: id });
  });
});

describe('the calendar', () => {
  it('begins a day later after midnight', async () => {
    await desk.open();
    vi.setSystemTime('2026-11-21T18:31:00Z');
    await reloadCalendar();
    const calendar = $calendar.get();
    expect(calendar).toMatchObject({ first: '2026-10-22' });
    expect(calendar.state === 'ready' && [...calendar.pages.keys()]).toEqual([0]);
    expect(findNight(2, '2026-11-22')).toMatchObject({ night: '2026-11-22', state: 'open' });
  });

  it('is read at once after midnight, also if an answer of yesterday is still on its way', async () => {
    await desk.open();
    let isFirst = true;
    const letThrough = holdAnswers(desk.wire, () => {
      const isHeld = isFirst;
      isFirst = false;
      return isHeld;
    });
    const yesterday = reloadCalendar();
    vi.setSystemTime('2026-11-21T18:31:00Z');
    await reloadCalendar();
    expect(findNight(1, '2026-11-22')).toMatchObject({ state: 'open' });
    const shown = $calendar.get();
    await letThrough();
    await yesterday;
    expect($calendar.get()).toBe(shown);
  });

  it('says that it could not be loaded, and later that it is out of date', async () => {
    $calendar.set(LOADING_CALENDAR);
    desk.wire.lose();
    await reloadCalendar();
    expect($calendar.get()).toEqual({
      state: 'failed',
      message: 'The calendar could not be loaded. Please try again.',
    });
    desk.wire.connectAgain();
    await reloadCalendar();
    expect($calendar.get()).toMatchObject({ state: 'ready', warning: '' });
    desk.wire.lose();
    await reloadCalendar();
    expect($calendar.get()).toMatchObject({ state: 'ready', warning: OFFLINE });
    expect(findNight(1, '2026-11-21')).toMatchObject({ state: 'open' });
  });

  it('says why the server refuses it', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    $calendar.set(LOADING_CALENDAR);
    recordsAreAway(desk.wire);
    await reloadCalendar();
    expect($calendar.get()).toEqual({ state: 'failed', message: 'Our records are away.' });
    expect(written.mock.calls[0]?.[0]).toBe('The calendar could not be read');
  });

  it('that is shown says of a refusal what it is, and never that it is offline', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    await desk.open();
    recordsAreAway(desk.wire);
    await reloadCalendar();
    expect($calendar.get()).toMatchObject({ state: 'ready', warning: 'Our records are away.' });
    expect(written).toHaveBeenCalledOnce();
    desk.wire.connectAgain();
    await reloadCalendar();
    expect($calendar.get()).toMatchObject({ state: 'ready', warning: '' });
  });

  it('follows other hosts: each minute, and as it comes into view or online, not behind other tabs', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    await desk.open();
    followCalendar();
    followCalendar();
    const block = { room_ids: [1], from: '2026-12-15', to: '2026-12-15', set: { closed: true } };
    await hostNights(api).set(desk.headers, block);
    vi.advanceTimersByTime(60_000);
    await desk.wire.idle();
    expect(desk.reads()).toBe(2);
    expect(findNight(1, '2026-12-15')).toMatchObject({ state: 'closed' });
    page.visibilityState = 'hidden';
    vi.advanceTimersByTime(120_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(desk.reads()).toBe(2);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await desk.wire.idle();
    dispatchEvent(new Event('online'));
    await desk.wire.idle();
    expect(desk.reads()).toBe(4);
  });
});
