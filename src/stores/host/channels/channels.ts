import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type ChannelFeed, type ExportUrl, getChannels } from '#contract/host/channels.ts';
import { MINUTE, SECOND } from '#domain/dates/duration.ts';
import * as messages from '#messages/host/channels.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { once } from '#stores/browser/once.ts';

export type { ChannelConflict, ChannelFeed, ExportUrl } from '#contract/host/channels.ts';
export type AllChannels = ResponseOf<typeof getChannels>;
export type ChannelRoom = AllChannels['rooms'][number];

/** `seenAt`: when the server was asked last, in milliseconds. `isOffline`: it can't be reached since. */
export type ChannelsPage =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; channels: AllChannels; seenAt: number; isOffline: boolean };

export const LOADING_CHANNELS: ChannelsPage = { state: 'loading' };
export const $channels = atom<ChannelsPage>(LOADING_CHANNELS);

/** How often the page is read again while it is in view. */
const EVERY = 30 * SECOND;

const latest = createLatest();

/** Reads all of the page; what was shown stays until there is something newer. */
export async function loadChannels(): Promise<void> {
  const signal = latest.begin();
  try {
    const channels = await call(getChannels, { signal });
    if (!signal.aborted) $channels.set({ state: 'ready', channels, seenAt: Date.now(), isOffline: false });
  } catch (error) {
    if (signal.aborted) return;
    $channels.set(afterFailure(error));
  }
}

function afterFailure(error: unknown): ChannelsPage {
  const shown = $channels.get();
  if (!(error instanceof Refusal) && shown.state === 'ready') return { ...shown, isOffline: true };
  const isStaff = error instanceof Refusal && error.code === 'owner_only';
  const message = isStaff ? messages.ownersOnly : failureSentence(error, messages.NOT_LOADED);
  return { state: 'failed', message };
}

/** Reads the page now, again and again while it is in view, and at once when it comes back or is online again. */
export const followChannels = once(async (): Promise<void> => {
  const readIfInView = async () => {
    if (document.visibilityState === 'visible') await loadChannels();
  };
  const next = () =>
    setTimeout(async () => {
      await readIfInView();
      next();
    }, EVERY);
  for (const event of ['online', 'offline']) addEventListener(event, () => void readIfInView());
  document.addEventListener('visibilitychange', () => void readIfInView());
  await loadChannels();
  next();
});

/** Changes what is shown by the answer of an act. A reading that began before it may be older, so it is dropped. */
export function patchChannels(change: (channels: AllChannels) => Partial<AllChannels>): void {
  latest.end();
  const shown = $channels.get();
  if (shown.state !== 'ready') return;
  $channels.set({ ...shown, channels: { ...shown.channels, ...change(shown.channels) } });
}

export function showFeed(feed: ChannelFeed): void {
  patchChannels(({ feeds }) => ({ feeds: [...feeds.filter(({ id }) => id !== feed.id), feed] }));
}

export function showExport(made: ExportUrl): void {
  const isSame = (one: ExportUrl) => one.room_id === made.room_id && one.channel === made.channel;
  patchChannels(({ export_urls }) => ({
    export_urls: [...export_urls.filter((one) => !isSame(one)), made],
  }));
}

/** How many whole minutes lie between an instant of the server and `now`. */
export const minutesSince = (instant: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE));

/** A site that a room is connected with: what is read of it, and the address that it reads. */
export interface Connection {
  site: string;
  feeds: readonly ChannelFeed[];
  exportUrl: ExportUrl | undefined;
}

/** The sites of a room by their names, in which capitals don't count. */
export function connectionsOf(roomId: number, { feeds, export_urls }: AllChannels): Connection[] {
  const own = feeds.filter(({ room_id }) => room_id === roomId).toSorted((a, b) => a.id - b.id);
  const given = export_urls.filter(({ room_id }) => room_id === roomId);
  const sites = new Map([...given.map(({ channel }) => channel), ...own.map(({ name }) => name)].map(named));
  return [...sites].toSorted().map(([key, site]) => ({
    site,
    feeds: own.filter(({ name }) => name.toLowerCase() === key),
    exportUrl: given.find(({ channel }) => channel.toLowerCase() === key),
  }));
}

const named = (name: string) => [name.toLowerCase(), name] as const;

export const openConflicts = ({ conflicts }: AllChannels) =>
  conflicts.filter(({ resolved_at }) => resolved_at === null);
