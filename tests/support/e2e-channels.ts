import type { APIRequestContext, Page } from 'playwright/test';
import { type ChannelServer, openChannelServer } from './channel-server.ts';
import { test as base, expect } from './e2e.ts';
import { openDemo } from './e2e-host.ts';
import { demoOwner } from './e2e-host-people.ts';
import { openTab } from './e2e-rates.ts';
import { type RunningSite, startSite } from './site.ts';

export const test = base.extend<{ airbnb: ChannelServer }, { siteOf: string; ownSite: RunningSite }>({
  siteOf: ['the page of channels', { scope: 'worker', option: true }],
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
    async ({}, use) => {
      const site = await startSite({ CHANNEL_FEEDS: 'loopback', PAYMENTS: 'sandbox', MAIL: 'mailbox' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  airbnb: async ({}, use) => {
    const channel = await openChannelServer();
    await use(channel);
    channel.close();
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  // The demo can be opened only from the server's own machine, so no forwarded address may be sent.
  extraHTTPHeaders: {},
});

interface ChannelStay {
  uid: string;
  checkIn: string;
  checkOut: string;
}

export function calendarOf(stays: readonly ChannelStay[]): string {
  const events = stays.flatMap(({ uid, checkIn, checkOut }) => [
    ...['BEGIN:VEVENT', `UID:${uid}@airbnb.com`, 'DTSTAMP:20261101T000000Z', 'SUMMARY:Reserved'],
    ...[`DTSTART;VALUE=DATE:${plain(checkIn)}`, `DTEND;VALUE=DATE:${plain(checkOut)}`],
    ...[
      `DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/${uid}`,
      'END:VEVENT',
    ],
  ]);
  const head = ['BEGIN:VCALENDAR', 'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN', 'VERSION:2.0'];
  return [...head, ...events, 'END:VCALENDAR', ''].join('\r\n');
}

const plain = (date: string) => date.replaceAll('-', '');

export async function openChannels(page: Page): Promise<void> {
  await openDemo(page);
  await openTab(page, 'Channels');
  await expect(page.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'While a site does not answer' })).toBeVisible();
}

export const roomOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function connectAirbnb(page: Page, room: string, url: string): Promise<void> {
  await roomOf(page, room).getByRole('button', { name: 'Connect a site' }).click();
  const dialog = page.getByRole('dialog', { name: `Connect ${room}` });
  await dialog.getByRole('radio', { name: 'Airbnb' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Calendar address').fill(url);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Give our address to Airbnb' })).toBeVisible();
}

export async function bookByPhone(
  request: APIRequestContext,
  roomId: number,
  stay: { check_in: string; check_out: string },
  name: string,
): Promise<string> {
  const data = {
    room_ids: [roomId],
    ...stay,
    adults: 2,
    children: 0,
    source: 'phone',
    state: 'confirmed',
    guest: { name, phone: '+91 94370 12345' },
  };
  const answer = await request.post('/api/host/reservations', { headers: await demoOwner(request), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).booking.reference;
}
