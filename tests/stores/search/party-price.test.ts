import '../../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { PARTY_PRICE_PATH } from '#client/party-price.ts';
import { carryToken, registerTokens } from '#client/tokens.ts';
import { getPartyPrice } from '#contract/availability.ts';
import { priceSentence } from '#stores/search/party-price.ts';
import { fakeApi, json } from '../../support/transport.ts';

const STAY = 'checkIn=2026-12-18&checkOut=2026-12-20&guests=3&children=1';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  connect();
  registerTokens();
});

it('is asked at the address of the contract, and told for the stay', async () => {
  expect(PARTY_PRICE_PATH).toBe(getPartyPrice.path);
  const sent = fakeApi(() => json({ price: 7350 }));
  expect(await priceSentence(STAY)).toBe('From ₹7,350 for 2 nights');
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({
    check_in: '2026-12-18',
    check_out: '2026-12-20',
    adults: '3',
    children: '1',
  });
});

it('says that no room is free, and nothing where that is not known', async () => {
  fakeApi(() => json({ price: null }));
  expect(await priceSentence(STAY)).toBe('No room is free for these dates and guests.');
  for (const answer of [
    () => json({ error: '' }, 503),
    () => json({ price: 'free' }),
    () => new Response('<'),
  ]) {
    fakeApi(answer);
    expect(await priceSentence(STAY)).toBe('');
  }
  fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await priceSentence(STAY)).toBe('');
});

it.each([
  ['without dates', 'guests=2'],
  ['with one date', 'checkIn=2026-12-18&guests=2'],
  ['with dates in the wrong order', 'checkIn=2026-12-20&checkOut=2026-12-18&guests=2'],
  ['in the past', 'checkIn=2026-11-18&checkOut=2026-11-20&guests=2'],
  ['without guests', 'checkIn=2026-12-18&checkOut=2026-12-20&guests=0'],
])('is not asked for a stay %s', (_, query) => {
  const sent = fakeApi(() => json({ price: 1 }));
  expect(priceSentence(query)).toBeUndefined();
  expect(sent).toEqual([]);
});

it('is asked as nobody: without session, cookies and storage', async () => {
  carryToken(() => 'secret');
  const touched = vi.fn();
  const storage = new Proxy({}, { get: touched, set: touched, has: touched });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  const sent = fakeApi(() => json({ price: 1 }));
  await priceSentence(STAY);
  expect(sent[0]?.init.credentials).toBe('omit');
  expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept']);
  expect(touched).not.toHaveBeenCalled();
});
