import '../../../support/browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $changes, $filter, filterChanges, openChanges } from '#stores/host/changes/changes.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { eventually } from '../../../support/eventually.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { HOST_REQUESTS, makeHostObjects } from '../../../support/host-requests.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile();
let desk: HostBrowser;
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  desk = await hostBrowser(api, '/host/changes', { propertyIds: [1] });
  $changes.set(LOADING);
});
afterEach(() => vi.useRealTimers());

async function shown() {
  await eventually(() => expect($changes.get().state).not.toBe('loading'));
  const changes = $changes.get();
  return changes.state === 'ready' ? changes.changes : [];
}
const NIGHTS = { room_ids: [3], from: '2026-12-18', to: '2026-12-20' };
const set = (json: object) => api.ask('/host/nights', { headers: desk.headers, json });

test('each change is a line with the old and the new value, its room or booking, and who made it', async () => {
  await set({ ...NIGHTS, set: { price: 1900 } });
  await set({ ...NIGHTS, to: '2026-12-18', set: { price: 2100, minimum_stay: 2 } });
  await set({ ...NIGHTS, set: { closed: true } });
  const { id } = await bookAsHost(api, desk.headers, {
    check_in: '2026-12-10',
    check_out: '2026-12-12',
  });
  const host = hostCalls(api, desk.headers, id);
  await host.pay({ amount: 500, method: 'cash' });
  await host.move({ price: 3500 });
  const headers = desk.headers;
  await api.ask('/host/properties/1/when-silent', { method: 'PUT', headers, json: { when_silent: 'ask' } });
  openChanges();
  const changes = await shown();
  expect(changes.map(({ done, lines }) => [done, ...lines])).toEqual([
    ['Choice for silent sites changed', 'When silent: sell → ask'],
    ['Booking moved', '10–12 Dec, Room 1, ₹4,000 → 10–12 Dec, Room 1, ₹3,500'],
    ['Payment recorded', '₹500, Cash'],
    ['Booking made'],
    ['Nights blocked', 'Room 3, 18 Dec 2026: open → blocked', 'Room 3, 19–20 Dec 2026: open → blocked'],
    ['Price set', 'Room 3, 18 Dec 2026: ₹1,900, from 3 nights → ₹2,100, from 2 nights'],
    ['Price set', expect.stringMatching(/^Room 3, 18–20 Dec 2026: ₹[\d,]+ → ₹1,900$/)],
  ]);
  expect(changes[1]).toMatchObject({ by: 'Sabita Das', booking: { id, name: `SH${id} Ravi Panda` } });
});

test('they are filtered by person, subject and days, and empty or failed they say so', async () => {
  openChanges();
  await shown();
  expect($filter.get()).toMatchObject({ from: '2026-10-22', to: '2026-11-21' });
  filterChanges({ what: 'prices' });
  await eventually(async () =>
    expect(await shown()).toMatchObject([{ done: 'Price set' }, { done: 'Price set' }]),
  );
  filterChanges({ what: '', who: '999' });
  await eventually(async () => expect(await shown()).toEqual([]));
  desk.wire.lose();
  filterChanges({ who: '' });
  await eventually(() =>
    expect($changes.get()).toEqual({ state: 'failed', message: 'The changes could not be loaded.' }),
  );
});

test('staff read that it is for owners', async () => {
  await hostBrowser(api, '/host/changes', { role: 'staff', propertyIds: [1] });
  openChanges();
  await eventually(() =>
    expect($changes.get()).toEqual({ state: 'failed', message: 'Only owners see who changed what.' }),
  );
});

test('no change of the desk is shown by an id or a code', async () => {
  const objects = await makeHostObjects(api);
  const headers = await hostHeaders(api, { propertyIds: [1] });
  for (const [name, request] of Object.entries(HOST_REQUESTS)) {
    const [path, init] = request(objects);
    if (/^(add\w+Photo|save(Logo|Portrait))$/.test(name)) continue;
    await api.ask(path, { headers, ...init });
  }
  openChanges();
  const changes = await shown();
  expect(changes.length).toBeGreaterThan(20);
  const words = changes.flatMap(({ done, lines }) => [done, ...lines]);
  expect(words.filter((word) => /\b\w+_\w+\b|undefined|null|\[object|^[^\w₹]/.test(word))).toEqual([]);
  expect(changes.map(({ done }) => done).filter((done) => !/^[A-Z]/.test(done))).toEqual([]);
});
