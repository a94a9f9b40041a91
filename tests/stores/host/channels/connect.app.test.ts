import '../../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChannels } from '#stores/host/channels/channels.ts';
import {
  $connectForm,
  $connecting,
  chooseSite,
  closeConnect,
  connectSite,
  openConnect,
  readConnected,
  showSites,
  showTheirs,
  takeOtherLink,
  typeConnection,
} from '#stores/host/channels/connect.ts';
import { type TestFeeds, testFeeds } from '../../../support/channel-feeds.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { connectRoom, openRoom, shownChannels, sitesOf } from '../../../support/host-channels.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { channelEvent } from '../../../support/scripted-channel.ts';

const api = appOfFile();
const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
const BROKEN = { kind: 'failed', problem: { code: 'refused', status: 500 } } as const;
let feeds: TestFeeds;
let desk: HostBrowser;

beforeEach(async () => {
  // What is counted are coming nights.
  vi.useFakeTimers({ now: api.clock(), toFake: ['Date'] });
  feeds = testFeeds(api);
  desk = await hostBrowser(api, '/host/channels');
  await loadChannels();
  return () => vi.useRealTimers();
});

const airbnb = (path: string) => `https://airbnb.example/${path}.ics`;
const posts = () => desk.wire.sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/feeds'));

describe('the steps that connect a room', () => {
  it('begin with the site, which gives its name; that of another site is typed', () => {
    const [room] = shownChannels().channels.rooms;
    if (!room) throw new Error('There is no room');
    openConnect(room);
    expect($connecting.get()).toMatchObject({ room, step: 'site', site: 'airbnb', name: 'Airbnb', url: '' });
    chooseSite('booking');
    expect($connecting.get()).toMatchObject({ site: 'booking', name: 'Booking.com' });
    chooseSite('other');
    showTheirs();
    expect($connecting.get()).toMatchObject({ step: 'theirs', site: 'other', name: '' });
    typeConnection({ name: 'Agoda', url: airbnb('kept') });
    showSites();
    expect($connecting.get()).toMatchObject({ step: 'site', name: 'Agoda', url: airbnb('kept') });
    closeConnect();
    expect($connecting.get()).toBeUndefined();
  });

  it('say at each field what is missing or wrong, and keep what was typed', async () => {
    openRoom(1);
    typeConnection({ name: ' ', url: '' });
    await connectSite();
    expect($connectForm.get().problems).toEqual({
      name: 'Enter the name of the site.',
      url: 'Paste the address of the calendar.',
    });
    expect(posts()).toEqual([]);
    typeConnection({ name: 'Airbnb' });
    expect($connectForm.get().problems).toEqual({ url: 'Paste the address of the calendar.' });
    typeConnection({ url: 'airbnb' });
    await connectSite();
    expect($connecting.get()).toMatchObject({
      step: 'theirs',
      url: 'airbnb',
    });
    expect($connectForm.get()).toEqual({
      isBusy: false,
      problems: {
        url: 'This is not the address of a calendar. Copy the whole link; it begins with https://.',
      },
    });
    typeConnection({ url: new URL('/api/ical/2/secret.ics', location.href).href });
    await connectSite();
    expect($connectForm.get().problems.url).toBe(
      'This is our own address, which the other site needs. Copy the link that the other site shows.',
    );
    expect(posts()).toHaveLength(1);
  });

  it('say what the server does not take: a calendar twice, too many, a name that is too long', async () => {
    await connectRoom(3, airbnb('3'));
    openRoom(3);
    typeConnection({ url: airbnb('3') });
    await connectSite();
    expect($connectForm.get().problems).toEqual({ url: 'This calendar is already read for this room.' });
    typeConnection({ url: airbnb('3-more') });
    typeConnection({ name: 'A'.repeat(41) });
    await connectSite();
    expect($connectForm.get().problems).toEqual({ name: 'This is too long.' });
    for (let more = 2; more <= 10; more += 1) await feeds.add(3, airbnb(`3-${more}`));
    typeConnection({ name: 'Airbnb' });
    await connectSite();
    expect($connectForm.get().problems).toEqual({
      form: 'A room can have at most 10 calendars of other sites.',
    });
    expect($connecting.get()).toMatchObject({ step: 'theirs', url: airbnb('3-more') });
  });

  it('keep what was typed while the server can’t be reached', async () => {
    openRoom(2);
    typeConnection({ url: airbnb('2') });
    desk.wire.lose();
    await connectSite();
    expect($connecting.get()).toMatchObject({
      step: 'theirs',
      url: airbnb('2'),
    });
    expect($connectForm.get()).toEqual({ isBusy: false, problems: { form: NOT_SAVED } });
    desk.wire.connectAgain();
    await connectSite();
    expect($connecting.get()).toMatchObject({ step: 'ours', made: { feed: { state: 'ok' } } });
  });

  it('stay open while the calendar is read, which is read once, however often it is pressed', async () => {
    feeds.channel.says(airbnb('1'), [channelEvent('one', '2026-12-18', '2026-12-20')]);
    openRoom(1);
    typeConnection({ url: ` ${airbnb('1')} ` });
    const both = Promise.all([connectSite(), connectSite()]);
    closeConnect();
    expect($connectForm.get().isBusy).toBe(true);
    await both;
    expect(posts().map(({ body }) => body)).toEqual([{ name: 'Airbnb', url: airbnb('1') }]);
    const made = $connecting.get()?.made;
    expect(made).toMatchObject({ nights: 2, feed: { state: 'ok', events: 1 } });
    expect(sitesOf(1)).toMatchObject([{ site: 'Airbnb', exportUrl: { url: made?.exportUrl.url } }]);
  });
});

describe('a room that is connected', () => {
  it('counts the coming nights that this calendar has taken in this room', async () => {
    feeds.channel.says(airbnb('7-other'), [channelEvent('other', '2026-12-01', '2026-12-05')]);
    await connectRoom(7, airbnb('7-other'), 'Agoda');
    feeds.channel.says(airbnb('7'), [
      channelEvent('two', '2026-12-07', '2026-12-08'),
      channelEvent('three', '2026-12-10', '2026-12-13'),
    ]);
    openRoom(7);
    typeConnection({ url: airbnb('7') });
    await connectSite();
    expect($connecting.get()?.made).toMatchObject({ nights: 4, feed: { events: 2 } });
  });

  it('stays connected if the nights can’t be counted', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    feeds.channel.says(airbnb('7-b'), [channelEvent('four', '2026-12-20', '2026-12-21')]);
    desk.wire.intercept = ({ path }, answer) =>
      path === '/host/reservations' ? Promise.reject(new TypeError('Failed to fetch')) : answer();
    openRoom(7);
    typeConnection({ url: airbnb('7-b') });
    await connectSite();
    expect($connecting.get()).toMatchObject({ step: 'ours', made: { nights: undefined } });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('tries a calendar again that could not be read', async () => {
    feeds.channel.says(airbnb('7-c'), BROKEN);
    openRoom(7);
    typeConnection({ url: airbnb('7-c') });
    await connectSite();
    expect($connecting.get()?.made?.feed).toMatchObject({ state: 'failing', problem: BROKEN.problem });
    desk.wire.lose();
    await readConnected();
    expect(desk.toasts()).toEqual([
      'The calendar was not read: the server can’t be reached. Please try again.',
    ]);
    expect($connecting.get()).toMatchObject({ made: { feed: { state: 'failing' } } });
    desk.wire.connectAgain();
    feeds.channel.says(airbnb('7-c'), [channelEvent('five', '2026-12-23', '2026-12-26')]);
    const reading = readConnected();
    expect($connectForm.get().isBusy).toBe(true);
    await reading;
    expect($connecting.get()?.made).toMatchObject({ feed: { state: 'ok', events: 1 } });
    expect(desk.toasts()).toEqual(['Airbnb is read: 1 booking.']);
  });

  it('takes a wrong link away again, and the host pastes another one', async () => {
    const url = airbnb('login');
    feeds.channel.says(url, { kind: 'failed', problem: { code: 'not_a_calendar' } });
    openRoom(2);
    typeConnection({ name: 'Wrong' });
    typeConnection({ url });
    await connectSite();
    expect($connecting.get()).toMatchObject({ step: 'ours', made: { feed: { state: 'failing' } } });
    desk.wire.lose();
    await takeOtherLink();
    expect(desk.toasts()).toEqual([NOT_SAVED]);
    expect($connecting.get()).toMatchObject({ step: 'ours' });
    desk.wire.connectAgain();
    await Promise.all([takeOtherLink(), takeOtherLink()]);
    expect($connecting.get()).toMatchObject({ step: 'theirs', url, made: undefined });
    expect(sitesOf(2).find(({ site }) => site === 'Wrong')).toBeUndefined();
    expect(desk.toasts()).toEqual(['Wrong is removed from Room 2.']);
  });
});
