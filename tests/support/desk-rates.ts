import { beforeEach } from 'vitest';
import { $rates, $ratesOf, loadRates } from '#stores/host/rates/rates.ts';
import { addSeason, changeSeason } from '#stores/host/rates/seasons.ts';
import type { TestApp } from './app.ts';
import type { Sent } from './browser-of.ts';
import { atDesk } from './desk.ts';
import type { HostBrowser } from './host-browser.ts';

export interface DeskRates extends HostBrowser {
  saves: () => Sent[];
  previews: () => Sent[];
}

export function atRates(api: TestApp): DeskRates {
  const desk = atDesk(api, '/host/rates');
  beforeEach(async () => {
    $ratesOf.set(1);
    await loadRates(1);
    desk.wire.sent.length = 0;
  });
  const puts = (isPreview: boolean) =>
    desk.wire.sent.filter(({ method, body }) => method === 'PUT' && 'preview' in Object(body) === isPreview);
  return Object.assign(desk, { saves: () => puts(false), previews: () => puts(true) });
}

export function shownPage() {
  const page = $rates.get();
  if (page.state !== 'ready') throw new Error(`The page is ${page.state}`);
  return page;
}

export function raise(roomId: number, from: string, to: string): void {
  const key = addSeason();
  changeSeason(key, { name: 'Fair', from, to, roomIds: [roomId], value: '50' });
}
