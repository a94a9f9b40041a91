import '../../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staysOf } from '#stores/host/channels/channel-stays.ts';
import { $hostRooms, loadHostRooms } from '#stores/host/rooms/rooms.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { testFeeds } from '../../../support/channel-feeds.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { heldBooking } from '../../../support/paid-booking.ts';
import { channelEvent } from '../../../support/scripted-channel.ts';
import { holdAnswers } from '../../../support/slow-wire.ts';

const api = appOfFile();
let desk: HostBrowser;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  desk = await hostBrowser(api, '/host/bookings/new');
  $hostRooms.set(LOADING);
  return () => vi.useRealTimers();
});

function rooms() {
  const shown = $hostRooms.get();
  if (shown.state !== 'ready') throw new Error(`The rooms are ${shown.state}`);
  return shown.rooms;
}
const free = () => rooms().flatMap(({ id, isFree }) => (isFree ? [id] : []));

describe('the rooms for a stay', () => {
  it('are those of all homestays of the host, with the price of all nights less the discount', async () => {
    await loadHostRooms('2026-12-01', '2026-12-03');
    expect(rooms()).toEqual([
      { id: 1, name: 'Room 1', isFree: true, capacity: 2, price: 4000 },
      { id: 2, name: 'Room 2', isFree: true, capacity: 2, price: 5400 },
      { id: 3, name: 'Room 3', isFree: true, capacity: 2, price: 3000 },
      { id: 7, name: 'Room 7', isFree: true, capacity: 2, price: 2000 },
    ]);
  });

  it('are free if every night is: none booked, held, blocked or without a price; the last day is no night', async () => {
    await bookAsHost(api, desk.headers, { room_ids: [1], check_in: '2026-12-11', check_out: '2026-12-12' });
    await heldBooking(api, {
      check_in: '2026-12-09',
      check_out: '2026-12-10',
      rooms: [{ id: 2, name: 'Room 2' }],
    });
    const block = { room_ids: [7], from: '2026-12-10', to: '2026-12-10', set: { closed: true } };
    await hostNights(api).set(desk.headers, block);
    await loadHostRooms('2026-12-09', '2026-12-12');
    expect(free()).toEqual([3]);
    await loadHostRooms('2026-12-09', '2026-12-11');
    expect(free()).toEqual([1, 3]);
    await loadHostRooms('2026-12-12', '2026-12-13');
    expect(free()).toEqual([1, 2, 3, 7]);
    await loadHostRooms('2027-01-30', '2027-02-03');
    expect(free()).toEqual([]);
  });

  it('are those of the dates that were chosen last', async () => {
    const letThrough = holdAnswers(desk.wire);
    const first = loadHostRooms('2026-12-01', '2026-12-08');
    desk.wire.connectAgain();
    await loadHostRooms('2026-12-01', '2026-12-02');
    await letThrough();
    await first;
    expect(rooms()[0]).toMatchObject({ price: 2000 });
  });

  it('that could not be loaded are named so', async () => {
    desk.wire.lose();
    await loadHostRooms('2026-12-01', '2026-12-02');
    const message = 'The rooms could not be loaded.';
    expect($hostRooms.get()).toEqual({ state: 'failed', message });
    desk.wire.connectAgain();
    await loadHostRooms('2026-12-01', '2026-12-02');
    expect(free()).toEqual([1, 2, 3, 7]);
  });
});

describe('the stays that a calendar has brought', () => {
  it('are those to come of its own site and room, first come first, with their nights', async () => {
    const feeds = testFeeds(api);
    const bring = async (roomId: number, name: string, stays: [string, string][]) => {
      const url = `https://${name}.example/${roomId}.ics`.toLowerCase();
      feeds.channel.says(
        url,
        stays.map(([from, to], at) => channelEvent(`${name}${roomId}${at}`, from, to)),
      );
      const id = await feeds.add(roomId, url, name);
      await feeds.read(id);
      const { feeds: read } = await (
        await api.ask(`/host/rooms/${roomId}/feeds`, { headers: desk.headers })
      ).json();
      return read.find((feed: { id: number }) => feed.id === id);
    };
    const airbnb = await bring(3, 'Airbnb', [
      ['2026-12-24', '2026-12-27'],
      ['2026-12-18', '2026-12-19'],
    ]);
    const other = await bring(3, 'Agoda', [['2027-01-04', '2027-01-06']]);
    await bring(7, 'Airbnb', [['2026-12-20', '2026-12-22']]);
    const found = await staysOf(airbnb);
    expect(found).toMatchObject({
      nights: 4,
      stays: [
        { checkIn: '2026-12-18', checkOut: '2026-12-19' },
        { checkIn: '2026-12-24', checkOut: '2026-12-27' },
      ],
    });
    expect(await staysOf(other)).toMatchObject({ nights: 2, stays: [{ checkIn: '2027-01-04' }] });
    // The id leads to the booking.
    const { booking } = await hostCalls(api, desk.headers, found.stays[0]?.id ?? 0).read();
    expect(booking).toMatchObject({ source: 'channel', guest_name: 'Airbnb', check_in: '2026-12-18' });
    vi.setSystemTime('2026-12-20T06:00:00Z');
    expect(await staysOf(airbnb)).toMatchObject({ nights: 3, stays: [{ checkIn: '2026-12-24' }] });
  });
});
