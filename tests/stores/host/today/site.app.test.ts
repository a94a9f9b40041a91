import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteState } from '#contract/host/site.ts';
import { $site, followSite, isWorthTelling, publish } from '#stores/host/today/site.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { type PageView, pageInView } from '../../../support/page-in-view.ts';

const api = appOfFile();
const NOW = '2026-11-21T06:00:00.000Z';
const siteState = (changes: Partial<SiteState> = {}): SiteState => ({
  state: 'published',
  published_at: NOW,
  problems: [],
  ...changes,
});
const WRONG = siteState({
  state: 'wrong',
  problems: [{ file: 'content/site.yaml', line: 12, field: null, sentence: 'the quote is not closed' }],
});
let now: SiteState;
let desk: HostBrowser;
let page: PageView;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  page = pageInView();
  desk = await hostBrowser(api);
  now = WRONG;
  api.deps.site = {
    state: () => now,
    publish: async () => {
      now = { ...now, state: 'building', problems: [] };
    },
  };
  $site.set(undefined);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const reads = () => desk.wire.sent.filter(({ method }) => method === 'GET').length;
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  await desk.wire.idle();
}

describe('the state of the site', () => {
  it.each([
    ['published now', {}, true],
    ['published nine minutes ago', { published_at: '2026-11-21T05:51:00.000Z' }, true],
    ['published ten minutes ago', { published_at: '2026-11-21T05:50:00.000Z' }, false],
    ['published before the server started', { published_at: null }, false],
    ['being built', { state: 'building' as const, published_at: null }, true],
    ['kept back by mistakes', { state: 'wrong' as const, published_at: '2026-11-01T06:00:00.000Z' }, true],
    ['not built', { state: 'failed' as const }, true],
    ['built by another service', { state: 'elsewhere' as const, published_at: null }, true],
  ])('%s is told: %3$s', (_, changes, isTold) => {
    expect(isWorthTelling(siteState(changes))).toBe(isTold);
  });
});

describe('publishing', () => {
  it('says that the site is built, and soon that it is published', async () => {
    await publish();
    expect($site.get()).toMatchObject({ state: 'building', problems: [] });
    now = siteState();
    await pass(1.9);
    expect($site.get()).toMatchObject({ state: 'building' });
    await pass(0.1);
    expect($site.get()).toEqual(siteState());
    expect(desk.toasts()).toEqual([]);
  });

  it('keeps the mistakes in view, and says that it was not done without a network', async () => {
    $site.set(WRONG);
    desk.wire.lose();
    await publish();
    expect(desk.toasts()).toEqual(['The site could not be published.']);
    expect($site.get()).toEqual(WRONG);
  });

  it('is for owners', async () => {
    desk = await hostBrowser(api, '/host', { role: 'staff' });
    await publish();
    expect(desk.toasts()).toEqual(['Only an owner of the homestay can do this.']);
    expect(now).toEqual(WRONG);
  });
});

/** Followed once for the life of a page, so the tests of a file share it: this is its only one. */
describe('a page that is open', () => {
  it('follows the site while it is in view, and faster while it is built', async () => {
    await followSite();
    await followSite();
    expect([reads(), $site.get()]).toEqual([1, WRONG]);
    await pass(29.9);
    expect(reads()).toBe(1);
    await pass(0.1);
    expect(reads()).toBe(2);

    page.hide();
    await pass(30);
    expect(reads()).toBe(2);
    page.show();
    await pass(30);
    expect(reads()).toBe(3);

    // Without a network, what was known stays; a host who may not see it any more sees nothing.
    desk.wire.lose();
    await pass(30);
    expect($site.get()).toEqual(WRONG);
    desk.wire.connectAgain();
    await api.deps.db.deleteFrom('property_role').execute();
    await pass(30);
    expect($site.get()).toBeUndefined();
    desk = await hostBrowser(api);
    await pass(30);
    expect($site.get()).toEqual(WRONG);

    // What was asked before the press says nothing of what came after it.
    const { promise: late, resolve } = Promise.withResolvers<void>();
    desk.wire.intercept = async ({ method }, answer) => {
      const response = await answer();
      if (method === 'GET') await late;
      return response;
    };
    await vi.advanceTimersByTimeAsync(30_000);
    await publish();
    desk.wire.connectAgain();
    resolve();
    await desk.wire.idle();
    expect($site.get()).toMatchObject({ state: 'building' });
    now = siteState();
    await pass(2);
    expect($site.get()).toEqual(siteState());
  });
});
