import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPartyPrice } from '#contract/availability.ts';
import { type EmbedSettings, showPartyPrice } from '#site/embed-script.ts';
import { eventually } from '../support/eventually.ts';

const SETTINGS: EmbedSettings = {
  address: `/api${getPartyPrice.path}`,
  price: 'From {price} for {nights}',
  none: 'No room is free.',
  night: '1 night',
  nights: '{nights} nights',
};
const FIRST = 'From ₹1,350 a room, a night';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs the function as the page does: from its text, with what a browser gives and nothing of ours. */
function open(answer: () => Promise<unknown>, typed: Record<string, string> = {}) {
  const values = { checkIn: '', checkOut: '', guests: '2', children: '0', ...typed };
  const dates = [
    { value: values.checkIn, min: '' },
    { value: values.checkOut, min: '' },
  ];
  const line = { textContent: FIRST };
  let change = () => {};
  const form = {
    querySelector: () => line,
    querySelectorAll: () => dates,
    addEventListener: (_: string, listener: () => void) => {
      change = listener;
    },
  };
  const fetch = vi.fn(answer);
  const storage = vi.fn();
  const noStorage = new Proxy({}, { get: storage, set: storage });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', noStorage);
  vi.stubGlobal('sessionStorage', noStorage);
  vi.stubGlobal(
    'FormData',
    class {
      get = (name: keyof typeof values) => values[name];
    },
  );
  new Function('form', 'settings', `(${showPartyPrice})(form, settings, Date.now)`)(form, SETTINGS);
  return { line, dates, fetch, storage, change: () => change(), values };
}

const json =
  (body: unknown, ok = true) =>
  async () => ({ ok, json: async () => body });
const STAY = { checkIn: '2026-12-18', checkOut: '2026-12-20', guests: '3', children: '1' };

it('asks for the price of the stay and the party as nobody, without storage', async () => {
  const { line, fetch, storage, dates } = open(json({ price: 107_350 }), STAY);
  await eventually(() => expect(line.textContent).toBe('From ₹1,07,350 for 2 nights'));
  expect(fetch.mock.calls).toEqual([
    [
      '/api/public/party-price?check_in=2026-12-18&check_out=2026-12-20&adults=3&children=1',
      { credentials: 'omit' },
    ],
  ]);
  expect(storage).not.toHaveBeenCalled();
  // It is the 22nd in India already.
  expect(dates.map(({ min }) => min)).toEqual(['2026-11-22', '2026-12-19']);
});

it.each([
  ['one night', json({ price: 2000 }), { ...STAY, checkOut: '2026-12-19' }, 'From ₹2,000 for 1 night'],
  ['no free room', json({ price: null }), STAY, 'No room is free.'],
  ['a refusal', json({ code: 'too_many_requests' }, false), STAY, ''],
  ['another answer', json({ price: 'free' }), STAY, ''],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), STAY, ''],
])('says what it knows: %s', async (_, answer, typed, sentence) => {
  const { line } = open(answer, typed);
  await eventually(() => expect(line.textContent).toBe(sentence));
});

it.each([
  ['without dates', {}],
  ['in the wrong order', { checkIn: '2026-12-20', checkOut: '2026-12-18' }],
  ['in the past', { checkIn: '2026-11-21', checkOut: '2026-11-23' }],
  ['without guests', { ...STAY, guests: '0' }],
])('asks nothing for a stay %s', (_, typed) => {
  const { line, fetch } = open(json({ price: 1 }), typed);
  expect(fetch).not.toHaveBeenCalled();
  expect(line.textContent).toBe(FIRST);
});

it('shows the answer to what was asked last', async () => {
  const answers: ((price: number) => void)[] = [];
  const slow = () =>
    new Promise((resolve) => answers.push((price) => resolve({ ok: true, json: async () => ({ price }) })));
  const { line, change, values } = open(slow, STAY);
  values.guests = '5';
  change();
  answers[1]?.(9000);
  await eventually(() => expect(line.textContent).toBe('From ₹9,000 for 2 nights'));
  answers[0]?.(3000);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(line.textContent).toBe('From ₹9,000 for 2 nights');
});
