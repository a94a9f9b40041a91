import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { ChannelFeed, ExportUrl } from '#contract/host/channels.ts';
import { addFeed } from '#contract/host/channels.ts';
import * as messages from '#messages/host/connect.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { staysOf } from './channel-stays.ts';
import { type ChannelRoom, loadChannels, showExport, showFeed } from './channels.ts';
import { readFeedNow, removeFeed } from './feeds.ts';

export type ConnectProblems = Partial<Record<'name' | 'url' | 'form', string>>;

/** The steps that connect a room: which site, its calendar, our address. */
export interface Connecting {
  room: ChannelRoom;
  step: 'site' | 'theirs' | 'ours';
  site: messages.Site;
  name: string;
  url: string;
  problems: ConnectProblems;
  isBusy: boolean;
  /** Once it is connected: the calendar, how many nights it takes, and our address. */
  made?: { feed: ChannelFeed; nights: number | undefined; exportUrl: ExportUrl } | undefined;
}

export const $connecting = atom<Connecting | undefined>(undefined);

function patch(change: Partial<Connecting>): void {
  const now = $connecting.get();
  if (now) $connecting.set({ ...now, ...change });
}

export function openConnect(room: ChannelRoom): void {
  const empty = { url: '', problems: {}, isBusy: false };
  $connecting.set({ room, step: 'site', site: 'airbnb', name: messages.SITES.airbnb, ...empty });
}

export function closeConnect(): void {
  if (!$connecting.get()?.isBusy) $connecting.set(undefined);
}

/** The name of another site is typed. */
export function chooseSite(site: messages.Site): void {
  patch({ site, name: site === 'other' ? '' : messages.SITES[site], problems: {} });
}

export const showSites = () => patch({ step: 'site', problems: {} });
export const showTheirs = () => patch({ step: 'theirs' });

export function typeConnection(change: Partial<Pick<Connecting, 'name' | 'url'>>): void {
  const [field] = Object.keys(change);
  const { [field as keyof ConnectProblems]: _, form, ...others } = $connecting.get()?.problems ?? {};
  patch({ ...change, problems: others });
}

/** Reads the calendar for the first time. What was typed stays until it is connected. */
export async function connectSite(): Promise<void> {
  const now = $connecting.get();
  if (!now || now.isBusy) return;
  const body = { name: now.name.trim(), url: now.url.trim() };
  const problems: ConnectProblems = {
    ...(body.name === '' && { name: messages.NAME_NEEDED }),
    ...(body.url === '' && { url: messages.ADDRESS_NEEDED }),
    ...(isOurs(body.url) && { url: messages.OWN_ADDRESS }),
  };
  if (Object.keys(problems).length > 0) return patch({ problems });
  patch({ isBusy: true, problems: {} });
  try {
    const { feed, export_url } = await call(addFeed, { params: { id: now.room.id }, body });
    showFeed(feed);
    showExport(export_url);
    patch({
      step: 'ours',
      name: body.name,
      isBusy: false,
      made: { feed, nights: undefined, exportUrl: export_url },
    });
    void loadChannels();
    await countNights(feed);
  } catch (error) {
    patch({ isBusy: false, problems: { [fieldOf(error)]: failureSentence(error, NOT_SAVED) } });
  }
}

/** An address that we give to other sites. */
const isOurs = (url: string) =>
  URL.canParse(url) &&
  new URL(url).origin === location.origin &&
  new URL(url).pathname.startsWith('/api/ical/');

function fieldOf(error: unknown): keyof ConnectProblems {
  if (!(error instanceof Refusal)) return 'form';
  if ('name' in error.fields) return 'name';
  return 'url' in error.fields || /^(wrong_feed_address|feed_exists)$/.test(error.code) ? 'url' : 'form';
}

/** How many nights it takes is said as soon as it is known. */
async function countNights(feed: ChannelFeed): Promise<void> {
  if (feed.events === 0) return;
  try {
    const { nights } = await staysOf(feed);
    const made = $connecting.get()?.made;
    if (made?.feed.id === feed.id) patch({ made: { ...made, nights } });
  } catch (error) {
    console.error('The nights of the calendar could not be loaded', error);
  }
}

/** Reads a calendar again that could not be read at first. */
export async function readConnected(): Promise<void> {
  const made = $connecting.get()?.made;
  if (!made) return;
  patch({ isBusy: true });
  const feed = await readFeedNow(made.feed);
  patch({ isBusy: false, made: { ...made, ...(feed && { feed }) } });
  if (feed) await countNights(feed);
}

/** The wrong link was pasted: it is taken away again, and the host pastes another one. */
export async function takeOtherLink(): Promise<void> {
  const now = $connecting.get();
  if (!now?.made || now.isBusy) return;
  patch({ isBusy: true });
  if (await removeFeed(now.made.feed, now.room.name)) patch({ step: 'theirs', made: undefined });
  patch({ isBusy: false });
}
