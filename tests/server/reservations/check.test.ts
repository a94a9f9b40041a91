import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { solve } from '#client/proof-of-work.ts';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { isOfApi } from '#server/platform/http/api-paths.ts';
import { accountKeys } from '#server/platform/keys/keys.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';

const HOUR = 3_600_000;
const LIMIT = 30;
/** All that can be learned of a booking. */
const ALL = ['real', 'homestay', 'check_in', 'nights', 'paid'];
type Known = Record<'reference' | 'code' | 'token', string>;

serverTest('whether a booking is real', (api) => {
  let days = 0;
  let addresses = 0;
  const own = () => {
    days += 2;
    const check_in = addDays('2026-12-01', days);
    return { check_in, check_out: addDays(check_in, 2), guest_email: `guest${days}@example.in` };
  };
  const newAddress = () => {
    addresses += 1;
    return `198.51.${addresses >> 8}.${addresses & 255}`;
  };
  const check = (json: object, headers: Record<string, string> = {}) =>
    api.ask('/public/check', { json, headers: { 'X-Forwarded-For': newAddress(), ...headers } });
  const answer = async (json: object) => (await check(json)).json();
  const change = (id: number, to: { paid_paise?: number; check_in?: string; check_out?: string }) =>
    api.deps.db.updateTable('reservation').set(to).where('id', '=', id).execute();
  const codeOf = (id: number) => api.deps.accounts.checkCodes.of(id);
  const stayOf = async ({ id, headers }: { id: number; headers: { Cookie: string } }) =>
    (await (await api.ask(`/public/reservation/${id}`, { headers })).json()).reservation;
  const tokenOf = async (id: number, changes: Record<string, unknown> = {}) => {
    const stay = {
      homestay: 'Homestay 1',
      checkIn: '2026-12-02',
      nights: 2,
      paid: 'full',
      ...changes,
    } as const;
    return api.deps.accounts.bookingTokens.sign({ id, stay }, api.deps.config.siteUrl, api.clock());
  };

  beforeEach(() => {
    api.deps.config.trustProxy = 1;
    // The wrong codes of the test before don't count.
    api.clock.advance(HOUR);
  });

  it('is told by reference and code, of the stay and what is paid alone', async () => {
    const full = await paidBooking(api, own());
    const { check_in } = await stayOf(full);
    const real = { real: true, homestay: 'Homestay 1', check_in, nights: 2, paid: 'full' };
    const response = await check({ reference: `SH${full.id}`, code: codeOf(full.id) });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual(real);
    const typed = { reference: ` s-h ${full.id}`, code: codeOf(full.id).toLowerCase().replace('-', ' - ') };
    expect(await answer(typed)).toEqual(real);
    expect(await answer({ token: await tokenOf(full.id) })).toEqual(real);
    const half = await paidBooking(api, { ...own(), payment_method: 'advance' });
    expect(await answer({ reference: `${half.id}`, code: codeOf(half.id) })).toMatchObject({ paid: 'half' });
    await change(half.id, { paid_paise: 0 });
    expect(await answer({ reference: `${half.id}`, code: codeOf(half.id) })).toMatchObject({ paid: 'later' });
  });

  it('is shown by its guest with a code and a QR code, which a camera reads', async () => {
    const booked = await paidBooking(api, own());
    const { check_code, check_qr } = await stayOf(booked);
    expect(check_code).toBe(codeOf(booked.id));
    const png = Buffer.from(check_qr.replace('data:image/png;base64,', ''), 'base64');
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const address = decodeQR({ ...info, data });
    expect(address).toMatch(/^http:\/\/localhost:4321\/check#[\w.-]+$/);
    expect(await answer({ token: address.split('#')[1] })).toMatchObject({ real: true, paid: 'full' });
    expect(await stayOf(await heldBooking(api, own()))).toMatchObject({ check_code: null });
  });

  it('has one answer for a wrong code, an unknown reference and a hold without payment', async () => {
    const paid = await paidBooking(api, own());
    const held = await heldBooking(api, own());
    for (const [reference, code] of [
      [`SH${paid.id}`, codeOf(held.id)],
      [`SH${paid.id}`, ''],
      [`SH${paid.id}`, `SH${paid.id}`],
      ['SH999999', codeOf(999_999)],
      ['', codeOf(0)],
      ['nobody', codeOf(paid.id)],
      [`SH${held.id}`, codeOf(held.id)],
    ]) {
      expect(await answer({ reference, code })).toEqual({ real: false });
    }
    expect(await answer({ token: await tokenOf(held.id) })).toEqual({ real: false });
  });

  it('says with the right code alone that a booking was cancelled or is over', async () => {
    const cancelled = await paidBooking(api, own());
    const token = await tokenOf(cancelled.id);
    const { refundable_amount: refund } = await stayOf(cancelled);
    const request = { json: { refund }, headers: cancelled.headers };
    await api.ask(`/public/reservation/${cancelled.id}/cancel`, request);
    const reference = `SH${cancelled.id}`;
    expect(await answer({ reference, code: codeOf(cancelled.id) })).toEqual({ real: false, cancelled: true });
    expect(await answer({ token })).toEqual({ real: false, cancelled: true });
    expect(await answer({ reference, code: codeOf(1) })).toEqual({ real: false });
    const stay = await stayOf(cancelled);
    expect(stay.check_code).toBe(codeOf(cancelled.id));
    expect(stay.check_qr).toBeUndefined();

    const past = await paidBooking(api, own());
    const known = { reference: `SH${past.id}`, code: codeOf(past.id) };
    const end = await tokenOf(past.id);
    const today = todayInIndia(api.clock());
    await change(past.id, { check_in: '2026-11-18', check_out: addDays(today, -1) });
    expect(await answer(known)).toMatchObject({ real: true });
    await change(past.id, { check_out: addDays(today, -2) });
    expect(await answer(known)).toEqual({ real: false, over: true });
    expect(await answer({ token: end })).toEqual({ real: false, over: true });
    expect(await answer({ ...known, code: codeOf(1) })).toEqual({ real: false });
    const expired = await tokenOf(past.id, { checkIn: '2026-11-10' });
    expect(await answer({ token: expired })).toEqual({ real: false, over: true });
  });

  it('tells nobody else anything', async () => {
    const { id } = await paidBooking(api, own());
    const other = accountKeys('another secret of thirty-two signs').bookingTokens;
    const stay = { homestay: 'Homestay 1', checkIn: '2026-12-02', nights: 2, paid: 'full' } as const;
    const site = api.deps.config.siteUrl;
    const file = await api.deps.accounts.fileKeys.sign(`invoice/${id}`, { secret: 's' }, api.clock());
    const token = await tokenOf(id);
    for (const wrong of [
      'x',
      file,
      token.slice(0, -4),
      await other.sign({ id, stay }, site, api.clock()),
      await api.deps.accounts.bookingTokens.sign({ id, stay }, 'https://other.example', api.clock()),
      await tokenOf(999_999),
    ]) {
      expect(await answer({ token: wrong })).toEqual({ real: false });
    }
    for (const body of [{}, { reference: `SH${id}` }, { code: codeOf(id) }, { token: '' }]) {
      expect((await check(body)).status).toBe(400);
    }
  });

  it.each([
    ['a reference', ({ reference }: Known) => ({ reference, code: '' }), ['real']],
    ['a code without its reference', ({ code }: Known) => ({ reference: '', code }), ['real']],
    ['a reference with its code', ({ reference, code }: Known) => ({ reference, code }), ALL],
    ['a QR code', ({ token }: Known) => ({ token }), ALL],
  ])('who has %s learns this much and can open nothing', async (_, asked, learned) => {
    const { id } = await paidBooking(api, own());
    const known = { reference: `SH${id}`, code: codeOf(id), token: await tokenOf(id) };
    expect(Object.keys(await answer(asked(known)))).toEqual(learned);
    const keys = `?key=${known.code}&code=${known.code}&token=${known.token}`;
    for (const path of ['reservation', 'invoice/download', 'papers']) {
      expect((await api.ask(`/public/${path}/${id}${keys}`)).status).toBe(404);
    }
    for (const token of [known.reference, known.code, known.token]) {
      expect((await api.ask('/public/my-booking', { json: { token } })).status).toBe(404);
    }
  });

  it('can be verified by anybody with our public keys, which are at the root of the site', async () => {
    const { bookingTokens, quoteKey } = api.deps.accounts;
    for (const path of ['/.well-known/jwks.json', '/api/.well-known/jwks.json']) {
      const response = await api.app.request(path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ keys: [bookingTokens.key, quoteKey.open] });
    }
    expect(isOfApi('/.well-known/jwks.json')).toBe(true);
    expect(isOfApi('/.well-known/jwks.json.html')).toBe(false);
  });

  it('is told thirty times an hour to one address, the right answer, too', async () => {
    const { id } = await paidBooking(api, own());
    const json = { reference: `SH${id}`, code: codeOf(id) };
    const headers = { 'X-Forwarded-For': newAddress() };
    for (let turn = 0; turn < LIMIT; turn += 1) expect((await check(json, headers)).status).toBe(200);
    for (const body of [json, { token: await tokenOf(id) }]) {
      const refused = await check(body, headers);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
      expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    }
    expect(await answer(json)).toMatchObject({ real: true });
    api.clock.advance(HOUR);
    expect((await check(json, headers)).status).toBe(200);
  });

  it('costs work after ten wrong codes for a reference, and nobody is silenced', async () => {
    const { id } = await paidBooking(api, own());
    const right = { reference: `SH${id}`, code: codeOf(id) };
    const wrong = { ...right, code: codeOf(id + 1) };
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await answer(right)).toMatchObject({ real: true });
      expect(await answer(wrong)).toEqual({ real: false });
    }
    for (const json of [wrong, right]) {
      const asked = await check(json);
      expect(asked.status).toBe(403);
      const { code, challenge } = await asked.json();
      expect(code).toBe('proof_required');
      const solved = await check(json, { 'Proof-Of-Work': await solve(challenge) });
      expect(await solved.json()).toMatchObject({ real: json === right });
    }
    expect(await answer({ token: await tokenOf(id) })).toMatchObject({ real: true });
    api.clock.advance(HOUR);
    expect(await answer(right)).toMatchObject({ real: true });
  });

  it('is not found by a thousand guesses, from one address or from many', async () => {
    const { id } = await paidBooking(api, own());
    const guess = (turn: number, headers?: Record<string, string>) =>
      check({ reference: `SH${id}`, code: codeOf(10_000 + turn) }, headers);
    const statusesOf = async (headers?: Record<string, string>) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 1000; turn += 1) statuses.push((await guess(turn, headers)).status);
      return Map.groupBy(statuses, (status) => status);
    };
    const one = await statusesOf({ 'X-Forwarded-For': newAddress() });
    expect(one.get(200)).toHaveLength(10);
    expect(one.get(403)).toHaveLength(290);
    expect(one.get(429)).toHaveLength(700);
    api.clock.advance(HOUR);
    const many = await statusesOf();
    expect(many.get(200)).toHaveLength(10);
    expect(many.get(403)).toHaveLength(990);
  });

  it('costs work for every reference after three hundred wrong codes for any', async () => {
    const { id } = await paidBooking(api, own());
    for (let turn = 0; turn < 300; turn += 1) {
      expect((await check({ reference: `SH${5000 + turn}`, code: codeOf(1) })).status).toBe(200);
    }
    const json = { reference: `SH${id}`, code: codeOf(id) };
    const asked = await check(json);
    expect(asked.status).toBe(403);
    const { challenge } = await asked.json();
    const solved = await check(json, { 'Proof-Of-Work': await solve(challenge) });
    expect(await solved.json()).toMatchObject({ real: true });
  });
});
