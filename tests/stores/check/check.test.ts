import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { accountKeys } from '#server/platform/keys/keys.ts';
import { $checked, $checkForm, checkAddress, checkCode, followAddress } from '#stores/check/check.ts';
import { forgetPublicKeys, publicKeys } from '#stores/check/keys.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeApi, json, type Sent } from '../../support/transport.ts';

const NOW = new Date('2027-03-09T12:00:00Z');
const SITE = 'https://stay.example';
const { bookingTokens, access } = accountKeys('one secret');
const stay = { homestay: 'Sagar Kutir', checkIn: '2027-03-10', nights: 2, paid: 'full' } as const;
const sign = (changes: object = {}, keys = bookingTokens, at = '2027-03-01T12:00:00Z') =>
  keys.sign({ id: 12, stay: { ...stay, ...changes } }, SITE, new Date(at));

const real = { real: true, homestay: 'Sagar Kutir', check_in: '2027-03-10', nights: 2, paid: 'full' };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const isKeys = ({ path }: Sent) => path.endsWith('jwks.json');
const api = (answer: (sent: Sent) => Response | Promise<Response>) =>
  fakeApi((sent) => (isKeys(sent) ? json({ keys: [bookingTokens.key] }) : answer(sent)));
const open = (fragment: string) => history.pushState(null, '', `/check${fragment && `#${fragment}`}`);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  forgetPublicKeys();
  open('');
  $checked.set({ state: 'nothing' });
});
afterEach(() => {
  vi.useRealTimers();
  connect();
});

describe('a typed code', () => {
  const check = (answer: object, status = 200) => {
    const sent = api(() => json(answer, status));
    return checkCode({ reference: 'SH12', code: 'K7Q-F2M' }).then(() => sent);
  };

  it.each([
    [real, 'This booking is real: 2 nights from 10 Mar, Sagar Kutir, paid.'],
    [
      { ...real, nights: 1, paid: 'half' },
      'This booking is real: 1 night from 10 Mar, Sagar Kutir, half paid.',
    ],
    [
      { ...real, paid: 'later' },
      'This booking is real: 2 nights from 10 Mar, Sagar Kutir, to be paid on arrival.',
    ],
  ])('of a booking tells the stay and what is paid', async (answer, sentence) => {
    const sent = await check(answer);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/public/check', { reference: 'SH12', code: 'K7Q-F2M' }],
    ]);
    expect($checked.get()).toEqual({ state: 'real', sentence });
  });

  it.each([
    [{ real: false }, "We can't find a booking with this reference and code."],
    [{ real: false, cancelled: true }, 'This booking was cancelled.'],
    [{ real: false, over: true }, 'This stay is over.'],
  ])('tells of %j alone', async (answer, sentence) => {
    await check(answer);
    expect($checked.get()).toEqual({ state: 'not-real', sentence });
  });

  it('is asked for before a request, and a failure is told', async () => {
    const sent = api(offline);
    await checkCode({ reference: '', code: '' });
    expect($checkForm.get().problems).toEqual({
      reference: 'Please enter the reference, for example SH12.',
      code: 'Please enter the check code, for example K7Q-F2M.',
    });
    expect(sent).toEqual([]);
    await checkCode({ reference: 'SH12', code: 'x' });
    expect($checkForm.get().problems).toEqual({ form: "We couldn't check this booking. Please try again." });
    const error = 'Too many attempts. Please try again in 12 minutes.';
    await check({ code: 'too_many_requests', error }, 429);
    expect($checkForm.get().problems).toEqual({ form: error });
    expect($checked.get()).toEqual({ state: 'nothing' });
  });
});

describe('a QR code', () => {
  it('is verified without a request, by keys that came with the page, and then told as it is now', async () => {
    const sent = api(() => json({ real: false, cancelled: true }));
    await publicKeys();
    open(await sign());
    const seen: unknown[] = [];
    const stop = $checked.listen((value) => seen.push(value));
    await checkAddress();
    stop();
    expect(sent.map(({ path }) => path)).toEqual(['/.well-known/jwks.json', '/public/check']);
    expect(seen).toEqual([
      { state: 'checking' },
      {
        state: 'real',
        sentence: 'This booking is real: 2 nights from 10 Mar, Sagar Kutir, paid.',
        asOf: 'As of 1 Mar',
      },
      { state: 'not-real', sentence: 'This booking was cancelled.' },
    ]);
  });

  it('is told as of its day without a network, by the keys of the visit before', async () => {
    api(offline);
    await publicKeys();
    vi.resetModules();
    const { connect: connectAgain } = await import('#client/connection.ts');
    connectAgain({ base: 'http://localhost/api', fetch: offline });
    const later = await import('#stores/check/check.ts');
    open(await sign({ paid: 'half' }));
    await later.checkAddress();
    expect(later.$checked.get()).toEqual({
      state: 'real',
      sentence: 'This booking is real: 2 nights from 10 Mar, Sagar Kutir, half paid.',
      asOf: 'As of 1 Mar',
    });
  });

  it('is checked again when the address changes', async () => {
    api(() => json(real));
    open('x');
    const stop = followAddress();
    await eventually(() => expect($checked.get().state).toBe('not-real'));
    open(await sign());
    dispatchEvent(new Event('hashchange'));
    await eventually(() => expect($checked.get()).toMatchObject({ state: 'real' }));
    stop();
    open('');
    dispatchEvent(new Event('hashchange'));
    expect($checked.get().state).toBe('real');
    await checkAddress();
    expect($checked.get()).toEqual({ state: 'nothing' });
  });

  it('is over after its last day', async () => {
    const sent = api(() => json(real));
    open(await sign({ checkIn: '2027-03-05' }));
    await checkAddress();
    expect($checked.get()).toEqual({ state: 'not-real', sentence: 'This stay is over.' });
    expect(sent.filter((one) => !isKeys(one))).toEqual([]);
  });

  it('is none of ours if it was altered, cut, unsigned or signed by another key or as another kind', async () => {
    const sent = api(() => json(real));
    const token = await sign();
    const [head = '', body = '', end = ''] = token.split('.');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const header = { alg: 'EdDSA', kid: bookingTokens.key.kid, typ: 'booking+jwt' };
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const other = await sign({}, accountKeys('another').bookingTokens);
    for (const wrong of [
      'x',
      '...',
      '%F0%9F',
      token.slice(0, -8),
      `${token}.${end}`,
      `${head}.${part({ ...claims, paid: 'later' })}.${end}`,
      `${part({ ...header, alg: 'none' })}.${body}.`,
      `${part({ ...header, typ: 'quote+jwt' })}.${body}.${end}`,
      `${part({ ...header, kid: 'quote-1' })}.${body}.${end}`,
      `${head}.${other.split('.').slice(1).join('.')}`,
      other,
      await access.sign({ userId: 1, sessionId: 's' }, NOW),
    ]) {
      open(wrong);
      await checkAddress();
      expect($checked.get()).toEqual({ state: 'not-real', sentence: 'This code is not one of ours.' });
    }
    expect(sent.filter((one) => !isKeys(one))).toEqual([]);
  });

  it('is verified by the server where the browser can’t', async () => {
    const answers = [json(real), json({ real: false })];
    const sent = fakeApi((one) => (isKeys(one) ? offline() : (answers.shift() ?? offline())));
    const token = await sign();
    for (const sentence of [
      'This booking is real: 2 nights from 10 Mar, Sagar Kutir, paid.',
      'This code is not one of ours.',
      "We couldn't check this booking. Please try again.",
    ]) {
      open(token);
      await checkAddress();
      expect($checked.get()).toMatchObject({ sentence });
    }
    expect(sent.filter((one) => !isKeys(one)).map(({ body }) => body)).toEqual([
      { token },
      { token },
      { token },
    ]);
  });
});
