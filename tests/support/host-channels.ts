import type { ChannelFeed } from '#contract/host/channels.ts';
import { $channels, connectionsOf } from '#stores/host/channels/channels.ts';
import {
  closeConnect,
  connectSite,
  openConnect,
  showTheirs,
  typeConnection,
} from '#stores/host/channels/connect.ts';

export function shownChannels() {
  const page = $channels.get();
  if (page.state !== 'ready') throw new Error(`The page of channels is ${page.state}`);
  return page;
}

export const sitesOf = (roomId: number) => connectionsOf(roomId, shownChannels().channels);

export function openRoom(id: number): void {
  const room = shownChannels().channels.rooms.find((one) => one.id === id);
  if (!room) throw new Error(`There is no room ${id}`);
  openConnect(room);
  showTheirs();
}

export async function connectRoom(roomId: number, url: string, name = 'Airbnb'): Promise<ChannelFeed> {
  openRoom(roomId);
  typeConnection({ name });
  typeConnection({ url });
  await connectSite();
  closeConnect();
  const feed = shownChannels().channels.feeds.find((one) => one.room_id === roomId && one.url === url);
  if (!feed) throw new Error(`${url} is not connected`);
  return feed;
}
