import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type ChannelFeed, type ExportUrl, getChannels } from '#contract/host/channels.ts';
import { MINUTE, SECOND } from '#domain/dates/duration.ts';
import * as messages from '#messages/host/channels.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { once } from '#stores/browser/once.ts';
import { follow } from '#stores/pattern/follow.ts';
import { createLoader } from '#stores/pattern/loader.ts';
export type AllChannels = ResponseOf<typeof getChannels>;
export type ChannelRoom = AllChannels['rooms'][number];

const EVERY = 30 * SECOND;

interface SeenChannels {
  channels: AllChannels;
  /** When the server answered last, in milliseconds. */
  seenAt: number;
  /** The last reading failed, so the page may be out of date. */
  isOffline: boolean;
}

const loader = createLoader<SeenChannels>({
  read: async (signal) => {
    const channels = await call(getChannels, { signal });
    return { channels, seenAt: Date.now(), isOffline: false };
  },
  failed: (error, shown) => {
    if (!(error instanceof Refusal) && shown.state === 'ready') return { ...shown, isOffline: true };
    const isStaff = error instanceof Refusal && error.code === 'owner_only';
    const message = isStaff ? messages.ownersOnly : failureSentence(error, messages.NOT_LOADED);
    return { state: 'failed', message };
  },
});
export const { $loaded: $channels, load: loadChannels } = loader;

export const followChannels = once(() => follow(loadChannels, () => EVERY));

/** Applies the answer of an act. A reading that began earlier may be older than the act, so it is dropped. */
export function patchChannels(change: (channels: AllChannels) => Partial<AllChannels>): void {
  loader.drop();
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

/** Returns the whole minutes between an instant of the server and `now` (milliseconds). */
export const minutesSince = (instant: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE));

/** One room on another site: the calendars that we read, and the address of ours that the site reads. */
export interface Connection {
  site: string;
  feeds: readonly ChannelFeed[];
  exportUrl: ExportUrl | undefined;
}

/** Returns the sites of a room, sorted by name. Names that differ only in capitals are one site. */
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
