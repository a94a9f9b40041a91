import '../../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $channels, followChannels, loadChannels } from '#stores/host/channels/channels.ts';
import { readFeedNow } from '#stores/host/channels/feeds.ts';
import { chooseWhenSilent, type WhenSilent } from '#stores/host/channels/when-silent.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { testFeeds } from '../../../support/channel-feeds.ts';
import { eventually } from '../../../support/eventually.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { connectRoom, shownChannels } from '../../../support/host-channels.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { pageInView } from '../../../support/page-in-view.ts';
import { channelEvent } from '../../../support/scripted-channel.ts';
import { holdBack } from '../../../support/slow-wire.ts';

const api = appOfFile();
const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
let desk: HostBrowser;

beforeEach(async () => {
  await api.deps.db.updateTable('property').set({ when_silent: 'sell' }).execute();
  desk = await hostBrowser(api, '/host/channels');
  await loadChannels();
});

const reads = () => desk.wire.sent.filter(({ path }) => path === '/host/channels').length;
/** Keeps the answers to readings of the page back. Returns what lets them go. */
const holdReading = () => holdBack(desk.wire, ({ path }) => path === '/host/channels');

describe('the page of channels', () => {
  it('keeps what was shown while the server can’t be reached', async () => {
    const { channels, seenAt } = shownChannels();
    desk.wire.lose();
    await loadChannels();
    expect(shownChannels()).toEqual({ state: 'ready', channels, seenAt, isOffline: true });
    desk.wire.connectAgain();
    await loadChannels();
    expect(shownChannels().isOffline).toBe(false);
    expect(desk.toasts()).toEqual([]);
  });

  it('says that it could not be loaded, and is loaded at the next try', async () => {
    $channels.set(LOADING);
    desk.wire.lose();
    await loadChannels();
    expect($channels.get()).toEqual({ state: 'failed', message: 'The channels could not be loaded.' });
    desk.wire.connectAgain();
    await loadChannels();
    expect($channels.get().state).toBe('ready');
  });

  it('tells staff that it is for owners', async () => {
    await hostBrowser(api, '/host/channels', { role: 'staff' });
    await loadChannels();
    expect($channels.get()).toEqual({ state: 'failed', message: 'Channels are for owners.' });
  });

  it('drops a reading that began before an act: it may be older', async () => {
    const { channel } = testFeeds(api);
    const url = 'https://airbnb.example/1.ics';
    const feed = await connectRoom(1, url);
    await desk.wire.idle();
    const release = holdReading();
    const reading = loadChannels();
    await eventually(() => expect(desk.wire.sent.at(-1)?.path).toBe('/host/channels'));
    channel.says(url, [channelEvent('one', '2026-12-18', '2026-12-20')]);
    await readFeedNow(feed);
    release();
    await reading;
    await desk.wire.idle();
    expect(shownChannels().channels.feeds).toMatchObject([{ id: feed.id, events: 1 }]);
  });

  it('of two readings shows the one that began last', async () => {
    const release = holdReading();
    const first = loadChannels();
    desk.wire.connectAgain();
    await api.deps.db.updateTable('property').set({ when_silent: 'ask' }).execute();
    await loadChannels();
    release();
    await first;
    expect(shownChannels().channels.properties[0]).toMatchObject({ when_silent: 'ask' });
  });
});

describe('what happens while a site is silent', () => {
  const shown = (id: number) =>
    shownChannels().channels.properties.find((property) => property.id === id)?.when_silent;
  const choose = (id: number, chosen: WhenSilent) => chooseWhenSilent(id, chosen, shown(id) ?? 'sell');
  const stored = async () => {
    const query = api.deps.db.selectFrom('property').select(['id', 'when_silent']).orderBy('id');
    return (await query.execute()).map(({ when_silent }) => when_silent);
  };
  const saves = () => desk.wire.sent.filter(({ method }) => method === 'PUT').length;
  const sent = async (count: number) => {
    await eventually(() => expect(saves()).toBe(count));
    await desk.wire.idle();
  };

  it('is shown at once, and saved for this homestay alone', async () => {
    choose(1, 'ask');
    expect([shown(1), shown(2)]).toEqual(['ask', 'sell']);
    await sent(1);
    expect(desk.toasts()).toEqual(['Saved.']);
    expect(await stored()).toEqual(['ask', 'sell']);
  });

  it('is what was pressed last', async () => {
    for (const chosen of ['ask', 'sell', 'ask'] as const) choose(2, chosen);
    // The answers to the earlier presses don't show through.
    const seen = new Set<WhenSilent | undefined>();
    const stop = $channels.listen(() => seen.add(shown(2)));
    await sent(3);
    stop();
    expect(seen).toEqual(new Set(['ask']));
    expect([shown(2), await stored()]).toEqual(['ask', ['sell', 'ask']]);
  });

  it('is as before if it can’t be saved, however often it was pressed', async () => {
    desk.wire.lose();
    choose(1, 'ask');
    choose(1, 'sell');
    await sent(2);
    expect(shown(1)).toBe('sell');
    choose(1, 'ask');
    await sent(3);
    expect([shown(1), await stored()]).toEqual(['sell', ['sell', 'sell']]);
    expect(desk.toasts()).toEqual([NOT_SAVED, NOT_SAVED, NOT_SAVED]);
  });

  it('is what the server took, if only the last press could not be saved', async () => {
    choose(1, 'ask');
    desk.wire.intercept = (_, answer) => {
      desk.wire.lose();
      return answer();
    };
    choose(1, 'sell');
    await sent(2);
    expect([shown(1), await stored()]).toEqual(['ask', ['ask', 'sell']]);
    expect(desk.toasts()).toEqual(['Saved.', NOT_SAVED]);
  });

  it('is not taken back by a reading that began before the press', async () => {
    const release = holdReading();
    const reading = loadChannels();
    const { promise: late, resolve } = Promise.withResolvers<void>();
    await eventually(() => expect(desk.wire.sent.at(-1)?.path).toBe('/host/channels'));
    release();
    desk.wire.intercept = async (_, answer) => {
      await late;
      return answer();
    };
    choose(1, 'ask');
    await reading;
    expect(shown(1)).toBe('ask');
    resolve();
    await sent(1);
    expect(shown(1)).toBe('ask');
  });
});

/** A page is followed once, for as long as it is open, so it is the last test of the file. */
describe('a page that is open', () => {
  it('is read every half minute in view, and at once when it comes back or the network does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = pageInView();
    const before = reads();
    await followChannels();
    await followChannels();
    expect(reads()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(reads()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(1_000);
    await desk.wire.idle();
    expect(reads()).toBe(before + 2);

    page.hide();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(before + 2);
    page.show();
    expect(reads()).toBe(before + 3);
    await desk.wire.idle();

    desk.wire.lose();
    dispatchEvent(new Event('offline'));
    await desk.wire.idle();
    expect(shownChannels().isOffline).toBe(true);
    desk.wire.connectAgain();
    dispatchEvent(new Event('online'));
    await desk.wire.idle();
    expect(shownChannels().isOffline).toBe(false);
    vi.clearAllTimers();
    vi.useRealTimers();
  });
});
