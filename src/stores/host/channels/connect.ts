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

/** The dialog that connects a room in three steps: the site, the site's calendar, our address. */
export interface Connecting {
  room: ChannelRoom;
  step: 'site' | 'theirs' | 'ours';
  site: messages.Site;
  name: string;
  url: string;
  /** This is set once the room is connected. `nights` is undefined until they are counted. */
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

/** The name of a site that is not in the list must be typed. */
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

/** Saves the calendar's link; the server reads the calendar at once. If that fails, the form keeps what was typed. */
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

/** Recognizes our own address, which hosts paste by mistake. */
const isOurs = (url: string) =>
  URL.canParse(url) &&
  new URL(url).origin === location.origin &&
  new URL(url).pathname.startsWith('/api/ical/');

/** Adds the number of nights later, because it needs another request. */
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

/** Removes a calendar with a wrong link, so that the host can paste another link. */
export async function takeOtherLink(): Promise<void> {
  const now = $connecting.get();
  const feed = now?.made?.feed;
  if (!feed) return;
  await send({}, async () => {
    if (await removeFeed(feed, now.room.name)) patch({ step: 'theirs', made: undefined });
  });
}
