import pg from 'pg';
import type { APIRequestContext } from 'playwright/test';
import * as z from 'zod/mini';
import { type ChannelServer, openChannelServer } from './channel-server.ts';
import { test as base } from './e2e.ts';
import { startPostgres } from './postgres.ts';
import { TEST_REGISTER_KEYS } from './register-keys.ts';
import { type RunningSite, startSite } from './site.ts';

interface Connected {
  site: RunningSite;
  channel: ChannelServer;
  /** Connects a room with a calendar that was read two minutes ago. Returns the path of the calendar. */
  connect(request: APIRequestContext, room: number): Promise<string>;
}

const session = z.object({ access_token: z.string() });

export async function callAsOwner(request: APIRequestContext, method: string, path: string, data: object) {
  const opened = await request.post('/api/host/demo-session', { data: {} });
  const { access_token } = z.parse(session, await opened.json());
  const headers = { Authorization: `Bearer ${access_token}` };
  const answer = await request.fetch(`/api/host${path}`, { method, headers, data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
}

export const test = base.extend<object, { connected: Connected }>({
  connected: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
    async ({}, use) => {
      const postgres = await startPostgres();
      const channel = await openChannelServer();
      const site = await startSite({
        PAYMENTS: 'sandbox',
        MAIL: 'mailbox',
        CHANNEL_FEEDS: 'loopback',
        DEMO_DATA: 'rooms',
        DATABASE_URL: postgres.url,
        TOKEN_SECRET: 'a secret of at least thirty-two signs',
        REGISTER_KEYS: TEST_REGISTER_KEYS,
      });
      const connect = async (request: APIRequestContext, room: number) => {
        const path = `/${crypto.randomUUID()}.ics`;
        channel.paths.set(path, { body: calendarOf([]) });
        const url = new URL(path, channel.url).href;
        await callAsOwner(request, 'POST', `/rooms/${room}/feeds`, { name: 'Airbnb', url });
        await makeOld(postgres.url, url);
        return path;
      };
      await use({ site, channel, connect });
      await site.stop();
      channel.close();
      await postgres.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ connected }, use) => use(connected.site.url),
  // The demo can be opened only from the server's own machine, so no forwarded address may be sent.
  extraHTTPHeaders: {},
});

async function makeOld(databaseUrl: string, feedUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `update channel_feed set last_read_at = last_read_at - interval '2 minutes' where url = $1`,
    [feedUrl],
  );
  await client.end();
}

export function calendarOf(stays: readonly { checkIn: string; checkOut: string }[]): string {
  const day = (date: string) => date.replaceAll('-', '');
  const events = stays.flatMap(({ checkIn, checkOut }) => [
    ...['BEGIN:VEVENT', `UID:${checkIn}@channel.example`, `DTSTART;VALUE=DATE:${day(checkIn)}`],
    ...[`DTEND;VALUE=DATE:${day(checkOut)}`, 'SUMMARY:Reserved', 'END:VEVENT'],
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a channel//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}
