import '../../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadChannels, openConflicts } from '#stores/host/channels/channels.ts';
import {
  $settling,
  $settlingForm,
  closeSettling,
  movePath,
  openSettling,
  settle,
} from '#stores/host/channels/conflicts.ts';
import { type TestFeeds, testFeeds } from '../../../support/channel-feeds.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { connectRoom, shownChannels } from '../../../support/host-channels.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { channelEvent } from '../../../support/scripted-channel.ts';

const api = appOfFile();
let feeds: TestFeeds;
let desk: HostBrowser;

beforeEach(async () => {
  feeds = testFeeds(api);
  desk = await hostBrowser(api, '/host/channels');
  await loadChannels();
});

const open = () => openConflicts(shownChannels().channels);
const notesOf = async (id: number): Promise<string[]> => {
  const { messages } = await hostCalls(api, desk.headers, id).read();
  return messages.map(({ text }: { text: string }) => text);
};

/** A night that a room has sold here and at Airbnb. */
async function sellTwice(roomId: number, night: string, next: string, last: string) {
  await bookAsHost(api, desk.headers, { room_ids: [roomId], check_in: night, check_out: next });
  const url = `https://airbnb.example/${roomId}-${night}.ics`;
  feeds.channel.says(url, [channelEvent(night, night, last)]);
  await connectRoom(roomId, url);
  await desk.wire.idle();
  const conflict = open().find(({ nights }) => nights.includes(night));
  if (!conflict) throw new Error(`${night} is not sold twice`);
  desk.toasts();
  return conflict;
}
const resolves = () => desk.wire.sent.filter(({ path }) => path.endsWith('/resolve'));

describe('a night sold twice', () => {
  it('stays in view until it is settled once, with a note for other hosts', async () => {
    const conflict = await sellTwice(1, '2026-12-18', '2026-12-19', '2026-12-21');
    expect(conflict).toMatchObject({
      room_id: 1,
      nights: ['2026-12-18'],
      booking: { guest_name: 'Ravi Panda' },
      event: { channel: 'Airbnb', check_out: '2026-12-21' },
    });
    openSettling(conflict);
    closeSettling();
    await settle('Nobody asked');
    expect(resolves()).toEqual([]);

    openSettling(conflict);
    const both = Promise.all([settle('Moved to Room 2'), settle('Moved to Room 2')]);
    closeSettling();
    expect($settling.get()).toMatchObject({ id: conflict.id });
    await both;
    expect($settling.get()).toBeUndefined();
    expect(desk.toasts()).toEqual(['Marked as solved.']);
    expect(resolves().map(({ body }) => body)).toEqual([{ note: 'Moved to Room 2' }]);
    expect(await notesOf(conflict.reservation_id)).toEqual(['Moved to Room 2']);
    expect(open()).toEqual([]);
    // It is shown as settled for a month.
    expect(shownChannels().channels.conflicts).toMatchObject([{ id: conflict.id }]);
  });

  it('is settled without a note, too', async () => {
    const conflict = await sellTwice(2, '2026-12-10', '2026-12-11', '2026-12-12');
    openSettling(conflict);
    await settle('');
    expect(resolves().map(({ body }) => body)).toEqual([{}]);
    expect(await notesOf(conflict.reservation_id)).toEqual([]);
  });

  it('is not settled without a network: the dialog stays, and can send again', async () => {
    const conflict = await sellTwice(7, '2026-12-19', '2026-12-20', '2026-12-21');
    openSettling(conflict);
    desk.wire.lose();
    await settle('Moved to Room 1');
    const form = 'This was not saved: the server can’t be reached. Please try again.';
    expect($settling.get()).toEqual(conflict);
    expect($settlingForm.get()).toEqual({ isBusy: false, problems: { form } });
    expect(open()).toHaveLength(1);
    desk.wire.connectAgain();
    await settle('Moved to Room 1');
    expect(open()).toEqual([]);
  });

  it('that is gone meanwhile says so, and leaves the page', async () => {
    const conflict = await sellTwice(2, '2026-12-14', '2026-12-15', '2026-12-16');
    openSettling(conflict);
    await api.deps.db.deleteFrom('channel_conflict').where('id', '=', conflict.id).execute();
    await settle('');
    const form = 'We could not find what you are looking for.';
    expect($settlingForm.get()).toEqual({ isBusy: false, problems: { form } });
    expect(open()).toEqual([]);
    closeSettling();
    expect($settling.get()).toBeUndefined();
  });

  it('leads to the booking with the other room chosen already', async () => {
    const conflict = await sellTwice(1, '2026-12-28', '2026-12-29', '2026-12-30');
    const [free] = conflict.free_rooms.for_booking;
    expect(free).toMatchObject({ id: 2, name: 'Room 2' });
    expect(movePath(conflict, 2)).toBe(`/host/bookings/${conflict.booking.id}#move-1-2`);
  });

  it('of two other sites is named by both', async () => {
    const stay = ['2026-12-23', '2026-12-25'] as const;
    for (const site of ['Airbnb', 'Agoda']) {
      const url = `https://${site.toLowerCase()}.example/7.ics`;
      feeds.channel.says(url, [channelEvent(site, ...stay)]);
      await connectRoom(7, url, site);
    }
    await desk.wire.idle();
    expect(open().filter(({ room_id }) => room_id === 7)).toMatchObject([
      { booking: { source: 'channel', guest_name: 'Airbnb' }, event: { channel: 'Agoda' } },
    ]);
  });
});
