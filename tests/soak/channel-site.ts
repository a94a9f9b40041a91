import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, nightsOf, todayInIndia } from '#domain/dates/calendar.ts';
import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import type { Random } from '../support/random.ts';
import { calendarFile, type FileEvent, nightsIn, stretchesOf } from './channel-file.ts';

/** A stay sold on a channel. */
export interface ChannelSale {
  uid: string;
  room: number;
  checkIn: string;
  checkOut: string;
  /** Instants from which the calendar names it, and names it no more. */
  from: number;
  until: number;
  isCancelled: boolean;
}

/** How a calendar answers once: as it is, with an error, cut off, empty, or without one of its stays. */
export const LIES = ['error', 'half', 'empty', 'forgets'] as const;
type Answer = 'honest' | (typeof LIES)[number];

/** A channel, with the pace at which it fetches our calendars, and what its own look like. */
export interface Channel {
  name: string;
  pace: number;
  /** It names what it has read here as closed, with new UIDs each time. */
  sendsBack?: boolean;
  /** It sells so many days ahead; later nights are closed, in an event that is another one each day. */
  horizon?: number;
  /** It writes times in a zone that only Outlook calls so. */
  isOutlook?: boolean;
}

export const CHANNELS: readonly Channel[] = [
  { name: 'Airbnb', pace: 2 * HOUR, sendsBack: true },
  { name: 'Booking.com', pace: 3 * HOUR, horizon: 75 },
  { name: 'Agoda', pace: 6 * HOUR, isOutlook: true },
];
const CLOSED_DAYS = 300;
/** A channel shows what it has sold or read in its calendar so much later at most. */
export const SLOWEST = 15 * MINUTE;

/** A site that sells the rooms by what it knows: its own stays, and our calendar as it last fetched it. */
export interface ChannelSite {
  channel: Channel;
  sales: ChannelSale[];
  url(room: number): string;
  sells(room: number, nights: readonly string[]): boolean;
  /** The room's calendar answers like this the next time. */
  lie(room: number, answer: Answer): void;
  /** Takes over what our calendar says, and sends it back from an instant on. Returns false if it says nothing new. */
  blocks(room: number, ics: string, from: number): boolean;
  close(): Promise<void>;
}

const STAMP_SKEW = 8 * 3_600_000;

/** Starts one on this machine. Its clock is that of the simulation, and its stamps are hours wrong. */
export async function openSite(channel: Channel, { now, random }: { now: () => number; random: Random }) {
  const { sendsBack, horizon, isOutlook = false } = channel;
  const sales: ChannelSale[] = [];
  const blocked = new Map<number, Set<string>>();
  const read = new Map<number, { nights: Set<string>; from: number }[]>();
  const lies = new Map<number, Answer>();
  const today = () => todayInIndia(new Date(now()));
  const visible = (room: number) =>
    sales
      .filter((sale) => sale.room === room && sale.from <= now() && now() < sale.until)
      .map((sale) => ({ ...sale, summary: 'Reserved' }));
  /** The nights that it has closed, as far as its calendar knows them now. */
  function closed(room: number): FileEvent[] {
    const known = read.get(room)?.findLast(({ from }) => from <= now());
    const sentBack = stretchesOf(sendsBack && known ? known.nights : []).map(({ checkIn, checkOut }) => ({
      uid: `${now()} ${checkIn}`,
      checkIn,
      checkOut,
      summary: `${channel.name} (Not available)`,
    }));
    if (horizon === undefined) return sentBack;
    const last = addDays(today(), horizon);
    const unsold = { uid: `closed from ${last}`, checkIn: last, checkOut: addDays(last, CLOSED_DAYS) };
    return [...sentBack, { ...unsold, summary: 'CLOSED - Not available' }];
  }

  const server = createServer((request, response) => {
    const room = Number(/(\d+)\.ics/.exec(request.url ?? '')?.[1]);
    const answer = lies.get(room) ?? 'honest';
    lies.delete(room);
    if (answer === 'error') return response.writeHead(500).end('busy');
    const all = visible(room);
    const forgotten = answer === 'forgets' ? random(Math.max(1, all.length)) : -1;
    const said = answer === 'empty' ? [] : all.filter((_, index) => index !== forgotten);
    const events = [...said, ...(answer === 'empty' ? [] : closed(room))];
    const body = calendarFile(events, now() + STAMP_SKEW, isOutlook);
    const etag = `"${createHash('sha1')
      .update(events.map(({ uid }) => uid).join())
      .digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.writeHead(200, { 'Content-Type': 'text/calendar', ETag: etag });
    return response.end(answer === 'half' ? body.slice(0, body.length / 2) : body);
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;

  return {
    channel,
    sales,
    url: (room) => `http://127.0.0.1:${port}/${room}.ics`,
    sells(room, nights) {
      const end = horizon === undefined ? undefined : addDays(today(), horizon);
      if (end && nights.some((night) => night >= end)) return false;
      const taken = sales.filter((sale) => sale.room === room && !sale.isCancelled);
      const own = new Set(taken.flatMap(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut)));
      return nights.every((night) => !own.has(night) && !blocked.get(room)?.has(night));
    },
    lie: (room, answer) => lies.set(room, answer),
    blocks(room, ics, from) {
      const nights = nightsIn(ics);
      const isNew = [...nights].join() !== [...(blocked.get(room) ?? [])].join();
      blocked.set(room, nights);
      read.set(room, [...(read.get(room) ?? []).slice(-3), { nights, from }]);
      return isNew;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  } satisfies ChannelSite;
}

const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
