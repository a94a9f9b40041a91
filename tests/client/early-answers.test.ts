import '../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { ROOM_PATH, SEARCH_PATH, takeEarly } from '#client/early-answers.ts';
import { checkRoomAvailability } from '#contract/availability.ts';
import { getRoom } from '#contract/room.ts';
import { PAGE_SIZE, SIMILAR_LIMIT } from '#domain/rooms/results.ts';
import { earlyScript } from '#site/early-script.ts';
import { addToCart, clearCart } from '#stores/cart/cart.ts';
import { $others, $room, openRoom } from '#stores/room/room.ts';
import { $rooms, openResults } from '#stores/search/rooms.ts';
import { visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { cartItem, wireDetail, wireRoom } from '../support/rooms.ts';
import { fakeApi, json } from '../support/transport.ts';

const WORDS = { perNight: 'per night', night: '1 night', nights: '{nights} nights' };
const OF_ROOM = { ...WORDS, base: '/api', limit: SIMILAR_LIMIT, isRoom: true };
const OF_ROOMS = { ...WORDS, base: '/api', limit: PAGE_SIZE, isRoom: false };
const STAY = 'checkIn=2026-12-18&checkOut=2026-12-20&guests=2&children=1';
const detail = (change = {}) =>
  wireDetail(3, { available: true, final_price: 105_200, stay_days: 2, ...change });

let close = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] });
  clearCart();
});
afterEach(() => {
  close();
  close = () => {};
  window.asked = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  connect();
});

/** Runs the script of a page's head, and returns what it asked for and what it wrote into each waiting part. */
function openPage(address: string, { page = OF_ROOM, room = detail(), answer = json } = {}) {
  const sent: string[] = [];
  const written: Record<string, string[]> = {};
  visit(address);
  vi.stubGlobal('fetch', async (url: string, { body = '' }: RequestInit) => {
    sent.push(`${url} ${body}`.trim());
    const rooms = [wireRoom(3, { room_name: 'Garuda Room', final_price_per_day: 2600 })];
    return answer(url.includes('/public/room/') ? { room } : { rooms });
  });
  Object.assign(document, {
    readyState: 'interactive',
    querySelector: () => null,
    querySelectorAll: (selector: string) =>
      (page.isRoom && selector.includes('waiting') ? [] : ['', '', '']).map(() => ({
        removeAttribute: () => {},
        replaceChildren: (text: string) => {
          const key = selector.trim();
          written[key] = [...(written[key] ?? []), text];
        },
      })),
  });
  new Function(earlyScript(page))();
  return { sent, written };
}

it('asks at the addresses of the contract', () => {
  expect(SEARCH_PATH).toBe(checkRoomAvailability.path);
  expect(`${ROOM_PATH}:id`).toBe(getRoom.path);
});

it('the head of a room’s page asks, and the page takes its answers', async () => {
  const { sent, written } = openPage(`/rooms/3?${STAY}`);
  expect(sent).toHaveLength(2);
  await eventually(() => expect(written).toEqual({ '[data-early]': ['₹1,05,200', '2 nights', ''] }));
  const later = fakeApi(() => json({}, 500));
  close = openRoom(3);
  await eventually(() => expect($room.get()).toMatchObject({ room: { final_price: 105_200 } }));
  await eventually(() => expect($others.get()).toMatchObject({ rooms: [{ id: 3 }] }));
  expect(later).toEqual([]);
});

it('the head of the results asks, and the results take its answer', async () => {
  const { sent, written } = openPage(`/rooms?${STAY}`, { page: OF_ROOMS });
  expect(sent).toHaveLength(1);
  const parts = { '[data-waiting="3"] [data-early]': ['Garuda Room', '₹2,600', 'per night'] };
  await eventually(() => expect(written).toEqual(parts));
  const later = fakeApi(() => json({}, 500));
  close = openResults();
  await eventually(() => expect($rooms.get()).toMatchObject({ rooms: [{ id: 3 }] }));
  expect(later).toEqual([]);
});

it('without dates, it asks for the default stay: a month from today in India, for two nights', () => {
  const [search, room] = openPage('/rooms/3').sent;
  expect(room).toBe('/api/public/room/3?checkin_date=2026-12-21&checkout_date=2026-12-23');
  expect(search).toContain('"checkInDate":"2026-12-21","checkOutDate":"2026-12-23","guests":2');
});

it('an answer is taken once', () => {
  openPage(`/rooms?${STAY}`, { page: OF_ROOMS });
  const question = { checkIn: '2026-12-18', checkOut: '2026-12-20', guests: 3 };
  expect(takeEarly(question, { limit: PAGE_SIZE })).toBeDefined();
  expect(takeEarly(question, { limit: PAGE_SIZE })).toBeUndefined();
});

it.each([
  ['dates out of order', 'checkIn=2026-12-20&checkOut=2026-12-18'],
  ['a past stay', 'checkIn=2026-11-20&checkOut=2026-11-22'],
  ['a second page', `${STAY}&page=2`],
  ['a filter', `${STAY}&ac=ac`],
  ['a number that is none', 'guests=x'],
])('asks for nothing with %s', (_, query) =>
  expect(openPage(`/rooms?${query}`, { page: OF_ROOMS }).sent).toEqual([]),
);

it('asks for nothing for a guest with a cart, whose stay it may be, or with an account', () => {
  addToCart(cartItem(1));
  expect(openPage('/rooms/3').sent).toEqual([]);
  clearCart();
  localStorage.auth_token = 'token';
  expect(openPage('/rooms/3').sent).toEqual([]);
  localStorage.removeItem('auth_token');
});

it.each([{ available: false }, { pricing_error_type: 'minimum_stay' }, { final_price: 0 }])(
  'writes no price of a room that is not for sale: %o',
  async (change) => {
    const { sent, written } = openPage(`/rooms/3?${STAY}`, { room: detail(change) });
    await new Promise((answered) => setTimeout(answered, 20));
    expect(sent).toHaveLength(2);
    expect(written).toEqual({});
  },
);

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is none', async () => new Response('<html>')],
  ['a failure', async () => json({ error: 'No.', code: 'internal' }, 500)],
])('with %s nothing is written, and the page tells the failure', async (what, answer) => {
  // A room of its own: the same one within a second is not asked for again.
  const id = 100 + what.length;
  const { written } = openPage(`/rooms/${id}?${STAY}`, { answer: answer as unknown as typeof json });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  close = openRoom(id);
  await eventually(() => expect($room.get()).toMatchObject({ state: 'failed' }));
  expect(written).toEqual({});
});
