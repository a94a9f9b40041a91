import { beforeEach, expect, it } from 'vitest';
import { solve } from '#client/proof-of-work.ts';
import { bearer, signUp } from '../../../support/accounts.ts';
import { bookingRequest, cookieOf } from '../../../support/homestays.ts';
import { serverTest } from '../../../support/open-app.ts';

const MINUTE = 60_000;
const EMAIL = 'asha@example.in';

serverTest('holding rooms without paying', { anew: true }, (api) => {
  beforeEach(() => {
    api.deps.config.trustProxy = 1;
  });

  let people = 0;
  /** Requests nights of December from an address. */
  const hold = (
    [first, last]: [first: number, last: number],
    {
      from = '203.0.113.1',
      rooms = [1],
      headers = {},
      ...more
    }: Record<string, unknown> & { rooms?: number[] } = {},
  ) => {
    people += 1;
    const json = bookingRequest({
      check_in: `2026-12-${String(first).padStart(2, '0')}`,
      check_out: `2026-12-${String(last).padStart(2, '0')}`,
      adults: rooms.length + 1,
      rooms: rooms.map((id) => ({ id })),
      guest_email: `guest${people}@example.in`,
      ...more,
    });
    return api.ask('/public/reservation/create', {
      json,
      headers: { 'X-Forwarded-For': `${from}`, ...(headers as object) },
    });
  };
  const codeOf = async (answer: Promise<Response>) => {
    const { status, headers } = await answer;
    const body = await (await answer).json();
    return status === 201 ? 201 : `${status} ${body.code} ${headers.get('Retry-After') ?? ''}`.trim();
  };

  it('two requests cannot block a property: a stay has 30 nights at most, and no more rooms than guests', async () => {
    const year = { check_in: '2026-11-21', check_out: '2027-01-31' };
    expect(await codeOf(hold([10, 12], year))).toBe('409 stay_too_long');
    expect(await codeOf(hold([10, 12], { rooms: [1, 2, 3], adults: 2 }))).toBe('409 too_many_rooms');
    api.deps.config.rateLimits = false;
    expect(await codeOf(hold([10, 12], year))).toBe('409 stay_too_long');
    expect(await codeOf(hold([10, 12], { rooms: [1, 2, 3], adults: 2 }))).toBe('409 too_many_rooms');
    const quote = { check_in: year.check_in, check_out: year.check_out, rooms: [1], adults: 2 };
    expect(await codeOf(api.ask('/public/quote', { json: quote }))).toBe('409 stay_too_long');
  });

  it('above 30 room-nights of a network the next browser solves a challenge for its hold, once for each', async () => {
    expect(await codeOf(hold([1, 11], { rooms: [1, 2, 3], from: '203.0.113.1' }))).toBe(201);
    const refused = await hold([20, 22], { from: '203.0.113.77' });
    expect(refused.status).toBe(403);
    const { code, challenge } = await refused.json();
    expect(code).toBe('proof_required');
    const proof = { 'Proof-Of-Work': await solve(challenge) };
    expect(await codeOf(hold([20, 22], { from: '203.0.113.77', headers: proof }))).toBe(201);
    expect(await codeOf(hold([22, 24], { from: '203.0.113.78', headers: proof }))).toBe('403 proof_required');
    expect(await codeOf(hold([22, 24], { from: '198.51.100.1' }))).toBe(201);
  });

  it('accepts no invented or expired proof', async () => {
    await hold([1, 11], { rooms: [1, 2, 3] });
    const { challenge } = await (await hold([20, 22])).json();
    const proof = await solve(challenge);
    const easier = { ...challenge, parameters: { ...challenge.parameters, salt: '00' } };
    for (const wrong of ['none', await solve(easier), Buffer.from('{}').toString('base64')]) {
      expect(await codeOf(hold([20, 22], { headers: { 'Proof-Of-Work': wrong } }))).toBe(
        '403 proof_required',
      );
    }
    api.clock.advance(10 * MINUTE);
    expect(await codeOf(hold([20, 22], { headers: { 'Proof-Of-Work': proof } }))).toBe('403 proof_required');
  });

  it('no work allows a network more than 54 room-nights', async () => {
    const worked = async (days: [number, number], more: { rooms?: number[]; from?: string } = {}) => {
      const response = await hold(days, more);
      if (response.status !== 403) return response.status;
      const { challenge } = await response.json();
      return (await hold(days, { ...more, headers: { 'Proof-Of-Work': await solve(challenge) } })).status;
    };
    expect(await worked([1, 11], { rooms: [1, 2, 3], from: '203.0.113.1' })).toBe(201);
    expect(await worked([11, 19], { rooms: [1, 2, 3], from: '203.0.113.2' })).toBe(201);
    expect(await worked([20, 21], { from: '203.0.113.3' })).toBe(429);
  });

  it('three holds with a stranger’s email do not block the owner of that mailbox', async () => {
    for (const day of [10, 12, 14]) await hold([day, day + 1], { guest_email: EMAIL });
    expect(await codeOf(hold([16, 17], { guest_email: EMAIL }))).toBe('429 too_many_holds 900');
    expect(await codeOf(hold([16, 17], { guest_email: EMAIL, from: '198.51.100.7' }))).toBe(201);
  });

  it('a guest with a proven mailbox is not counted with strangers at the same address', async () => {
    const session = await signUp(api, EMAIL);
    await hold([1, 11], { rooms: [1, 2, 3] });
    expect(await codeOf(hold([20, 22]))).toBe('403 proof_required');
    expect(await codeOf(hold([20, 22], { guest_email: EMAIL, headers: bearer(session) }))).toBe(201);
  });

  it('on a crowded night the next browser solves a challenge for its room, and gets it', async () => {
    expect(await codeOf(hold([18, 19], { from: '203.0.113.1' }))).toBe(201);
    expect(await codeOf(hold([18, 19], { from: '198.51.100.1', rooms: [2] }))).toBe(201);
    const last = { from: '192.0.2.1', rooms: [3], check_out: '2026-12-21' };
    const { challenge } = await (await hold([18, 21], last)).json();
    const headers = { 'Proof-Of-Work': await solve(challenge) };
    expect(await codeOf(hold([18, 21], { ...last, headers }))).toBe(201);
  });

  it('all addresses of one mailbox are one visitor', async () => {
    const answers: unknown[] = [];
    for (const [email, days] of [
      ['box@example.in', [10, 12]],
      ['box+a@example.in', [14, 16]],
    ] as const) {
      const headers = bearer(await signUp(api, email));
      for (const day of days)
        answers.push(
          await codeOf(hold([day, day + 1], { guest_email: email, headers, from: `10.0.${day}.1` })),
        );
    }
    expect(answers).toEqual([201, 201, 201, '429 too_many_holds 900']);
  });

  it('the third unpaid hold of a visitor is shorter, and the fourth shorter still', async () => {
    const minutes: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const created = await hold([18, 20], { guest_email: EMAIL });
      const { booking_id } = await created.json();
      const own = { headers: { Cookie: cookieOf(created) } };
      const { reservation } = await (await api.ask(`/public/reservation/${booking_id}`, own)).json();
      minutes.push((Date.parse(reservation.hold_expires_at) - api.clock().getTime()) / MINUTE);
      await api.ask(`/public/reservation/${booking_id}`, { method: 'DELETE', ...own });
    }
    expect(minutes).toEqual([15, 15, 5, 2]);
  });

  it('is extended by five minutes when its guest begins to pay, once, and the window gets its end', async () => {
    const created = await hold([18, 20]);
    const { booking_id: id } = await created.json();
    const own = { headers: { Cookie: cookieOf(created) } };
    const order = async () => {
      const json = { notes: { reservation_id: id } };
      return (await (await api.ask('/public/reservation/razorpay/order', { ...own, json })).json()).timeout;
    };
    api.clock.advance(14 * MINUTE);
    expect(await order()).toBe(300);
    api.clock.advance(4 * MINUTE);
    expect(await order()).toBe(60);
    const { reservation } = await (await api.ask(`/public/reservation/${id}`, own)).json();
    expect(reservation).toMatchObject({ status: 'Pending Payment' });
    api.clock.advance(MINUTE);
    expect(await codeOf(hold([18, 20]))).toBe(201);
  });

  it('one that was made short is not extended by beginning to pay', async () => {
    for (let count = 0; count < 3; count += 1) {
      const created = await hold([18, 20], { guest_email: EMAIL });
      const own = { headers: { Cookie: cookieOf(created) } };
      const { booking_id } = await created.json();
      await api.ask(`/public/reservation/${booking_id}`, { method: 'DELETE', ...own });
    }
    const created = await hold([18, 20], { guest_email: EMAIL });
    const json = { notes: { reservation_id: (await created.json()).booking_id } };
    const headers = { Cookie: cookieOf(created) };
    const order = await api.ask('/public/reservation/razorpay/order', { headers, json });
    expect((await order.json()).timeout).toBe(120);
  });

  it('counts released holds among the ten an hour', async () => {
    for (let count = 0; count < 10; count += 1) {
      const created = await hold([18, 20], { guest_email: EMAIL });
      expect(created.status).toBe(201);
      const { booking_id } = await created.json();
      await api.ask(`/public/reservation/${booking_id}`, {
        method: 'DELETE',
        headers: { Cookie: cookieOf(created) },
      });
    }
    expect(await codeOf(hold([18, 20], { guest_email: EMAIL }))).toBe('429 too_many_holds 900');
    api.clock.advance(60 * MINUTE);
    expect(await codeOf(hold([18, 20], { guest_email: EMAIL }))).toBe(201);
  });
});
