import '../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerTokens } from '#client/tokens.ts';
import { $toasts, takeToasts } from '#stores/browser/toasts.ts';
import { $channels, connectionsOf, loadChannels, openConflicts } from '#stores/host/channels.ts';
import { $settling, openSettling, settle } from '#stores/host/conflicts.ts';
import {
  $connecting,
  closeConnect,
  connectSite,
  openConnect,
  showTheirs,
  takeOtherLink,
  typeConnection,
} from '#stores/host/connect.ts';
import { $channelQuestion, askToRemove, doAsked, readFeedNow } from '#stores/host/feeds.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost } from '../../support/host-booking.ts';
import { appOfFile } from '../../support/open-app.ts';
import { channelEvent } from '../../support/scripted-channel.ts';

const api = appOfFile();
let feeds: TestFeeds;
let wire: Wire;
let headers: { Authorization: string };

beforeEach(async () => {
  feeds = testFeeds(api);
  headers = await hostHeaders(api);
  wire = browserOf(api);
  const access = () => headers.Authorization.replace('Bearer ', '');
  registerTokens({ access, refresh: () => undefined, renewed: () => {}, ended: () => {} });
  await loadChannels();
  takeToasts();
});

function shown() {
  const page = $channels.get();
  if (page.state !== 'ready') throw new Error(`The page is ${page.state}`);
  return page;
}

const sites = (roomId: number) => connectionsOf(roomId, shown().channels);
const told = () => takeToasts().map(({ text }) => text);

function openRoom(id: number): void {
  const room = shown().channels.rooms.find((one) => one.id === id);
  if (!room) throw new Error(`There is no room ${id}`);
  openConnect(room);
  showTheirs();
}

/** Connects a room with Airbnb; returns its calendar. */
async function connect(roomId: number, url: string) {
  openRoom(roomId);
  typeConnection({ url });
  await connectSite();
  closeConnect();
  const [feed] = sites(roomId)[0]?.feeds ?? [];
  if (!feed) throw new Error('No calendar is connected');
  return feed;
}

const posts = () => wire.sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/feeds'));

describe('connecting a site', () => {
  it('says at each field what is missing or wrong, and keeps what was typed', async () => {
    openRoom(1);
    typeConnection({ name: ' ', url: '' });
    await connectSite();
    expect($connecting.get()?.problems).toEqual({
      name: 'Enter the name of the site.',
      url: 'Paste the address of the calendar.',
    });
    expect(posts()).toEqual([]);
    typeConnection({ name: 'Airbnb' });
    expect($connecting.get()?.problems).toEqual({ url: 'Paste the address of the calendar.' });
    typeConnection({ url: 'airbnb' });
    await connectSite();
    expect($connecting.get()).toMatchObject({
      ...{ step: 'theirs', url: 'airbnb', isBusy: false },
      problems: { url: expect.stringContaining('This is not the address of a calendar.') },
    });
    typeConnection({ url: new URL('/api/ical/2/secret.ics', location.href).href });
    await connectSite();
    expect($connecting.get()?.problems.url).toContain('This is our own address');
  });

  it('shows what was found and our address, however often it is pressed', async () => {
    const url = 'https://airbnb.example/1.ics';
    feeds.channel.says(url, [channelEvent('one', '2026-12-18', '2026-12-20')]);
    openRoom(1);
    typeConnection({ url });
    await Promise.all([connectSite(), connectSite()]);
    expect(posts()).toHaveLength(1);
    const made = $connecting.get()?.made;
    expect(made).toMatchObject({ nights: 2, feed: { state: 'ok', events: 1 } });
    expect(sites(1)).toMatchObject([{ site: 'Airbnb', exportUrl: { url: made?.exportUrl.url } }]);
  });

  it('takes a wrong link away again', async () => {
    const url = 'https://airbnb.example/login';
    feeds.channel.says(url, { kind: 'failed', problem: { code: 'not_a_calendar' } });
    openRoom(2);
    typeConnection({ url });
    await connectSite();
    expect($connecting.get()).toMatchObject({ step: 'ours', made: { feed: { state: 'failing' } } });
    await takeOtherLink();
    expect($connecting.get()).toMatchObject({ step: 'theirs', url, made: undefined });
    expect(sites(2)).toMatchObject([{ feeds: [] }]);
  });
});

describe('a calendar', () => {
  it('is read now, once, and the result is said', async () => {
    const url = 'https://airbnb.example/3.ics';
    const feed = await connect(3, url);
    takeToasts();
    feeds.channel.says(url, [channelEvent('two', '2026-12-18', '2026-12-20')]);
    await Promise.all([readFeedNow(feed), readFeedNow(feed)]);
    expect(told()).toEqual(['Airbnb is read: 1 booking.']);
    feeds.channel.says(url, { kind: 'failed', problem: { code: 'refused', status: 500 } });
    await readFeedNow(feed);
    expect(told()).toEqual([
      'Airbnb · Could not be read: the site answered with an error (500). We try again by ourselves.',
    ]);
    expect(sites(3)[0]?.feeds).toMatchObject([{ state: 'failing' }]);
  });

  it('is removed after a question that names what comes on sale', async () => {
    const [feed] = sites(3)[0]?.feeds ?? [];
    if (!feed) throw new Error('No calendar is connected');
    await askToRemove(feed);
    expect($channelQuestion.get()).toMatchObject({
      found: { nights: 2, stays: [{ checkIn: '2026-12-18', checkOut: '2026-12-20' }] },
    });
    await doAsked('Room 3');
    expect(told()).toContain('Airbnb is removed from Room 3.');
    expect(sites(3)).toMatchObject([{ site: 'Airbnb', feeds: [] }]);
  });
});

describe('a night sold twice', () => {
  it('stays until it is settled; a note that could not be saved is kept', async () => {
    const url = 'https://airbnb.example/7.ics';
    feeds.channel.says(url, [channelEvent('three', '2026-12-19', '2026-12-21')]);
    await bookAsHost(api, headers, { room_ids: [7] });
    await connect(7, url);
    await vi.waitFor(() => expect(openConflicts(shown().channels)).toHaveLength(1));
    const [conflict] = openConflicts(shown().channels);
    if (!conflict) throw new Error('There is no conflict');
    expect(conflict).toMatchObject({ room_id: 7, nights: ['2026-12-19'], event: { channel: 'Airbnb' } });

    openSettling(conflict);
    wire.intercept = () => Promise.reject(new TypeError('offline'));
    await settle('Moved to Room 1');
    expect($settling.get()).toMatchObject({ isBusy: false, message: expect.stringContaining('not saved') });
    wire.intercept = (_, answer) => answer();
    await settle('Moved to Room 1');
    expect($settling.get()).toBeUndefined();
    expect(openConflicts(shown().channels)).toEqual([]);
    expect(shown().channels.conflicts).toHaveLength(1);
  });
});

describe('the page', () => {
  it('keeps what was shown while the server can’t be reached', async () => {
    const { channels } = shown();
    wire.intercept = () => Promise.reject(new TypeError('offline'));
    await loadChannels();
    expect(shown()).toMatchObject({ isOffline: true, channels });
    wire.intercept = (_, answer) => answer();
    await loadChannels();
    expect(shown().isOffline).toBe(false);
    expect($toasts.get()).toEqual([]);
  });

  it('tells staff that it is for owners', async () => {
    headers = await hostHeaders(api, { role: 'staff' });
    await loadChannels();
    expect($channels.get()).toEqual({ state: 'failed', message: 'Channels are for owners.' });
  });
});
