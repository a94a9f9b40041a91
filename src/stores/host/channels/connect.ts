import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { ChannelFeed, ExportUrl } from '#contract/host/channels.ts';
import { addFeed } from '#contract/host/channels.ts';
import * as messages from '#messages/host/connect.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { createForm, type Problems } from '#stores/pattern/form.ts';
import { staysOf } from './channel-stays.ts';
import { type ChannelRoom, loadChannels, showExport, showFeed } from './channels.ts';
import { readFeedNow, removeFeed } from './feeds.ts';

type ConnectProblems = Problems<'name' | 'url'>;
const { $form, show, mend, send } = createForm<keyof ConnectProblems>({
  fields: ['name', 'url'],
  notSent: NOT_SAVED,
  fieldOf: ({ code }) => (/^(wrong_feed_address|feed_exists)$/.test(code) ? 'url' : undefined),
});
export const $connectForm = $form;

/** The steps that connect a room: which site, its calendar, our address. */
export interface Connecting {
  room: ChannelRoom;
  step: 'site' | 'theirs' | 'ours';
  site: messages.Site;
  name: string;
  url: string;
  /** Once it is connected: the calendar, how many nights it takes, and our address. */
  made?: { feed: ChannelFeed; nights: number | undefined; exportUrl: ExportUrl } | undefined;
}

export const $connecting = atom<Connecting | undefined>(undefined);

function patch(change: Partial<Connecting>): void {
  const now = $connecting.get();
  if (now) $connecting.set({ ...now, ...change });
}

export function openConnect(room: ChannelRoom): void {
  show();
  $connecting.set({ room, step: 'site', site: 'airbnb', name: messages.SITES.airbnb, url: '' });
}

export function closeConnect(): void {
  if (!$form.get().isBusy) $connecting.set(undefined);
}

/** The name of another site is typed. */
export function chooseSite(site: messages.Site): void {
  show();
  patch({ site, name: site === 'other' ? '' : messages.SITES[site] });
}

export function showSites(): void {
  show();
  patch({ step: 'site' });
}
export const showTheirs = () => patch({ step: 'theirs' });

export function typeConnection(change: Partial<Pick<Connecting, 'name' | 'url'>>): void {
  mend(Object.keys(change));
  patch(change);
}

/** Reads the calendar for the first time. What was typed stays until it is connected. */
export async function connectSite(): Promise<void> {
  const now = $connecting.get();
  if (!now) return;
  const body = { name: now.name.trim(), url: now.url.trim() };
  const problems: ConnectProblems = {
    ...(body.name === '' && { name: messages.NAME_NEEDED }),
    ...(body.url === '' && { url: messages.ADDRESS_NEEDED }),
    ...(isOurs(body.url) && { url: messages.OWN_ADDRESS }),
  };
  const isConnected = await send(problems, async () => {
    const { feed, export_url } = await call(addFeed, { params: { id: now.room.id }, body });
    showFeed(feed);
    showExport(export_url);
    patch({ step: 'ours', name: body.name, made: { feed, nights: undefined, exportUrl: export_url } });
  });
  if (!isConnected) return;
  void loadChannels();
  const made = $connecting.get()?.made;
  if (made) await countNights(made.feed);
}

/** An address that we give to other sites. */
const isOurs = (url: string) =>
  URL.canParse(url) &&
  new URL(url).origin === location.origin &&
  new URL(url).pathname.startsWith('/api/ical/');

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
  await send({}, async () => {
    const feed = await readFeedNow(made.feed);
    if (!feed) return;
    patch({ made: { ...made, feed } });
    await countNights(feed);
  });
}

/** The wrong link was pasted: it is taken away again, and the host pastes another one. */
export async function takeOtherLink(): Promise<void> {
  const now = $connecting.get();
  const feed = now?.made?.feed;
  if (!feed) return;
  await send({}, async () => {
    if (await removeFeed(feed, now.room.name)) patch({ step: 'theirs', made: undefined });
  });
}
