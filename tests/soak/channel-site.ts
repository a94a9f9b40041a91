import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, nightsOf } from '#domain/dates/calendar.ts';
import type { Random } from '../support/random.ts';

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

/** A site that sells the rooms by what it knows: its own stays, and our calendar as it last fetched it. */
export interface ChannelSite {
  name: string;
  sales: ChannelSale[];
  url(room: number): string;
  sells(room: number, nights: readonly string[]): boolean;
  /** The room's calendar answers like this the next time. */
  lie(room: number, answer: Answer): void;
  /** Takes over what our calendar says. */
  blocks(room: number, ics: string): void;
  close(): Promise<void>;
}

const STAMP_SKEW = 8 * 3_600_000;

/** Starts one on this machine. Its clock is that of the simulation, and its stamps are hours wrong. */
export async function openSite(name: string, { now, random }: { now: () => number; random: Random }) {
  const sales: ChannelSale[] = [];
  const blocked = new Map<number, Set<string>>();
  const lies = new Map<number, Answer>();
  const visible = (room: number) =>
    sales.filter((sale) => sale.room === room && sale.from <= now() && now() < sale.until);

  const server = createServer((request, response) => {
    const room = Number(/(\d+)\.ics/.exec(request.url ?? '')?.[1]);
    const answer = lies.get(room) ?? 'honest';
    lies.delete(room);
    if (answer === 'error') return response.writeHead(500).end('busy');
    const all = visible(room);
    const forgotten = answer === 'forgets' ? random(Math.max(1, all.length)) : -1;
    const said = answer === 'empty' ? [] : all.filter((_, index) => index !== forgotten);
    const body = calendar(said, now() + STAMP_SKEW);
    const etag = `"${createHash('sha1')
      .update(said.map(({ uid }) => uid).join())
      .digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.writeHead(200, { 'Content-Type': 'text/calendar', ETag: etag });
    return response.end(answer === 'half' ? body.slice(0, body.length / 2) : body);
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;

  return {
    name,
    sales,
    url: (room) => `http://127.0.0.1:${port}/${room}.ics`,
    sells(room, nights) {
      const taken = sales.filter((sale) => sale.room === room && !sale.isCancelled);
      const own = new Set(taken.flatMap(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut)));
      return nights.every((night) => !own.has(night) && !blocked.get(room)?.has(night));
    },
    lie: (room, answer) => lies.set(room, answer),
    blocks: (room, ics) => blocked.set(room, nightsIn(ics)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  } satisfies ChannelSite;
}

const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

const plain = (date: string) => date.replaceAll('-', '');
const civil = (date: string) => date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

function calendar(sales: readonly ChannelSale[], at: number): string {
  const stamp = `${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const events = sales.flatMap(({ uid, checkIn, checkOut }) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${stamp}`, `DTSTART;VALUE=DATE:${plain(checkIn)}`],
    ...[`DTEND;VALUE=DATE:${plain(checkOut)}`, 'SUMMARY:Reserved', 'END:VEVENT'],
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Channel//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

function nightsIn(ics: string): Set<string> {
  const days = (name: string) =>
    [...ics.matchAll(new RegExp(`^${name};VALUE=DATE:(\\d{8})`, 'gm'))].map(([, day = '']) => civil(day));
  const ends = days('DTEND');
  return new Set(days('DTSTART').flatMap((from, index) => nightsOf(from, ends[index] ?? addDays(from, 1))));
}
