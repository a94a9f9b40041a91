import '../../../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { accountKeys } from '#server/platform/keys/keys.ts';
import { forgetPublicKeys } from '#stores/check/keys.ts';
import { $scanned, readScanned, startScanning } from '#stores/host/scan/scan.ts';
import { fakeApi, json } from '../../../support/transport.ts';

const SITE = 'https://stay.example';
const { bookingTokens } = accountKeys('one secret');
const stay = { homestay: 'Sagar Kutir', checkIn: '2027-03-10', nights: 2, paid: 'full' } as const;
const codeOf = async (keys = bookingTokens) =>
  `${SITE}/check#${await keys.sign({ id: 12, stay }, SITE, new Date('2027-03-01T12:00:00Z'))}`;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-10T12:00:00Z'), toFake: ['Date'] });
  forgetPublicKeys();
});
afterEach(() => {
  vi.useRealTimers();
  connect();
});

const scan = async (text: string, keys: object[] = [bookingTokens.key], answer: object = { real: false }) => {
  const sent = fakeApi(({ path }) => json(path.endsWith('jwks.json') ? { keys } : answer));
  startScanning();
  await readScanned(text);
  return { scanned: $scanned.get(), asked: sent.filter(({ path }) => path === '/public/check').length };
};

it('finds the booking of a code of ours, without asking for it', async () => {
  expect(await scan(await codeOf())).toEqual({
    scanned: { state: 'found', id: 12, sentence: 'Found SH12. Opening the booking …' },
    asked: 0,
  });
});

it.each([
  ['another QR code', async () => 'upi://pay?pa=host@bank'],
  ['any text', async () => 'SH12'],
  ['a forged one', () => codeOf(accountKeys('another secret').bookingTokens)],
  ['one that was cut', async () => (await codeOf()).slice(0, -3)],
])('says that %s is not ours, and looks on', async (_, code) => {
  const { scanned } = await scan(await code());
  expect(scanned).toMatchObject({ state: 'looking', problem: 'This code is not one of ours.' });
  await readScanned(await codeOf());
  expect($scanned.get()).toMatchObject({ state: 'found', id: 12 });
});

it('says that a stay is over', async () => {
  vi.setSystemTime('2027-03-14T12:00:00Z');
  expect((await scan(await codeOf())).scanned).toMatchObject({ problem: 'This stay is over.' });
});

it('asks the server where signatures can’t be verified', async () => {
  const real = { real: true, homestay: 'Sagar Kutir', check_in: '2027-03-10', nights: 2, paid: 'full' };
  expect(await scan(await codeOf(), [], real)).toMatchObject({ scanned: { id: 12 }, asked: 1 });
  expect(await scan(await codeOf(), [], { real: false, cancelled: true })).toMatchObject({
    scanned: { id: 12 },
  });
  expect(await scan(await codeOf(), [])).toMatchObject({
    scanned: { problem: 'This code is not one of ours.' },
  });
});

it('reads a code that stays in view once', async () => {
  const sent = fakeApi(({ path }) => json(path.endsWith('jwks.json') ? { keys: [] } : { real: false }));
  startScanning();
  const code = await codeOf();
  await Promise.all([readScanned(code), readScanned(code), readScanned(code)]);
  expect(sent.filter(({ path }) => path === '/public/check')).toHaveLength(1);
});
