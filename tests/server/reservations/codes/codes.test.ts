import { beforeEach, describe, expect, it } from 'vitest';
import type { Quote } from '#contract/quote.ts';
import { bookingRequest } from '../../../support/homestays.ts';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';
import { readPdf } from '../../../support/pdf.ts';

const MINUTE = 60_000;
const STAY = { check_in: '2026-12-18', check_out: '2026-12-20' };
const TERMS = { code: 'Summer10', percent: 10, uses: 2, valid_until: '2026-12-31' };

serverTest('codes', { anew: true }, (api) => {
  let owner = {};
  beforeEach(async () => {
    owner = await hostHeaders(api, { propertyIds: [1] });
  });
  const desk = (path: string, init: { json?: object; method?: string; headers?: object } = {}) =>
    api.ask(`/host/${path}`, { ...init, headers: { ...owner, ...init.headers } });
  const make = (changes: object = {}) => desk('codes', { json: { ...TERMS, ...changes } });
  const ask = (changes: object = {}) =>
    api.ask('/public/quote', { json: { ...STAY, adults: 2, rooms: [1], ...changes } });
  const quoted = async (changes: object = {}): Promise<Quote> => {
    const answer = await ask(changes);
    expect(answer.status).toBe(201);
    return (await answer.json()).quote;
  };
  const refusalOf = async (answer: Response) => {
    expect(answer.status).toBe(409);
    return (await answer.json()).code;
  };
  const create = (changes: object = {}) =>
    api.ask('/public/reservation/create', { json: bookingRequest({ ...changes }) });
  const used = async () => (await (await desk('codes')).json()).codes[0].used;

  describe('at the desk', () => {
    it('are made by owners, each name once, and listed with their uses', async () => {
      const made = await make();
      expect(made.status).toBe(201);
      expect((await made.json()).code).toEqual({
        code: 'SUMMER10',
        percent: 10,
        rupees: null,
        uses: 2,
        used: 0,
        valid_until: '2026-12-31',
        minimum_nights: 1,
        property_ids: [1],
        ended: false,
        reservation_id: null,
        created_at: expect.any(String),
      });
      expect(await refusalOf(await make({ code: 'sUMMER10', percent: undefined, rupees: 5 }))).toBe(
        'code_exists',
      );
      for (const percent of [0, 100, 9.5]) {
        const wrong = await make({ code: 'OTHER', percent });
        expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([400, ['percent']]);
      }
      for (const wrong of [
        { percent: 5, rupees: 5 },
        { percent: undefined },
        { code: 'a b' },
        { code: 'AB' },
        { uses: 0 },
      ])
        expect((await make({ code: 'OTHER', ...wrong })).status).toBe(400);
      expect((await make({ code: 'OTHER', property_id: 2 })).status).toBe(404);
      await heldBooking(api, { code: 'summer10' });
      expect(await used()).toBe(1);
    });

    it('are seen and ended by owners of their homestays alone; an ended name can be used anew', async () => {
      await make();
      owner = await hostHeaders(api, { propertyIds: [2] });
      expect((await (await desk('codes')).json()).codes).toEqual([]);
      expect((await desk('codes/SUMMER10', { method: 'DELETE' })).status).toBe(404);
      owner = await hostHeaders(api, { propertyIds: [1], role: 'staff' });
      expect((await desk('codes')).status).toBe(403);
      owner = await hostHeaders(api, { propertyIds: [1] });
      const first = await quoted({ code: 'SUMMER10' });
      expect((await desk('codes/summer10', { method: 'DELETE' })).status).toBe(204);
      expect(await refusalOf(await ask({ code: 'SUMMER10' }))).toBe('code_expired');
      expect(await refusalOf(await create({ code: 'SUMMER10', quote_id: first.id }))).toBe('code_expired');
      expect((await make({ percent: 20 })).status).toBe(201);
      expect(await quoted({ code: 'SUMMER10' })).toMatchObject({ code_discount: 800 });
    });
  });

  it('take their discount off the rooms, after all others, and leave the add-ons alone', async () => {
    await make();
    const long = { check_out: '2026-12-21', rooms: [1, 2], breakfast: 2, extra_beds: 1 };
    const plain = await quoted(long);
    const coded = await quoted({ ...long, code: ' summer 10 ', quote_id: plain.id });
    const rooms = plain.total_price - plain.breakfast_charges - plain.extra_bed_charges;
    const off = Math.round(rooms / 10);
    expect(coded).toMatchObject({
      code: 'SUMMER10',
      code_discount: off,
      total_price: plain.total_price - off,
      total_discount: plain.total_discount + off,
      breakfast_charges: plain.breakfast_charges,
      valid_until: plain.valid_until,
    });
    expect(coded.rooms).toEqual(plain.rooms);
    // Without the code the same quote has the plain price again.
    const { id: _, ...again } = await quoted({ ...long, quote_id: coded.id });
    expect(again).toEqual({ ...plain, id: undefined });
  });

  it('leave something to pay', async () => {
    await make({ percent: undefined, rupees: 999_999 });
    const quote = await quoted({ code: 'SUMMER10' });
    expect(quote).toMatchObject({ total_price: 1, code_discount: 3999 });
    const { id, headers } = await paidBooking(api, { code: 'SUMMER10', quote_id: quote.id });
    const { reservation } = await (await api.ask(`/public/reservation/${id}`, { headers })).json();
    expect(reservation).toMatchObject({
      total_amount: 1,
      paid_amount: 1,
      code: 'SUMMER10',
      code_discount: 3999,
    });
  });

  it('are refused where they are unknown, not for this stay, over or used up', async () => {
    await make({ minimum_nights: 2, uses: 1 });
    expect(await refusalOf(await ask({ code: 'WINTER' }))).toBe('code_unknown');
    expect(await refusalOf(await ask({ code: 'SUMMER10', rooms: [7] }))).toBe('code_not_applicable');
    expect(await refusalOf(await ask({ code: 'SUMMER10', check_out: '2026-12-19' }))).toBe(
      'code_not_applicable',
    );
    const quote = await quoted({ code: 'SUMMER10' });
    await heldBooking(api, { code: 'SUMMER10', rooms: [{ id: 2 }] });
    expect(await refusalOf(await ask({ code: 'SUMMER10' }))).toBe('code_used_up');
    expect(await refusalOf(await create({ code: 'SUMMER10', quote_id: quote.id }))).toBe('code_used_up');
    // The hold ends unpaid, and its use comes back.
    api.clock.advance(15 * MINUTE);
    owner = await hostHeaders(api, { propertyIds: [1] });
    expect(await used()).toBe(0);
    expect((await create({ code: 'SUMMER10', quote_id: quote.id })).status).toBe(201);
    api.clock.set('2027-01-01T00:00:00Z');
    expect(
      await refusalOf(await ask({ code: 'SUMMER10', check_in: '2027-01-10', check_out: '2027-01-12' })),
    ).toBe('code_expired');
  });

  it('give a use back when the guest lets the rooms go', async () => {
    await make({ uses: 1 });
    const { id, headers } = await heldBooking(api, { code: 'SUMMER10' });
    expect(await used()).toBe(1);
    await api.ask(`/public/reservation/${id}`, { method: 'DELETE', headers });
    expect(await used()).toBe(0);
  });

  it('of a quote must be named by the booking, too', async () => {
    await make();
    const quote = await quoted({ code: 'SUMMER10' });
    for (const code of [undefined, null, '']) {
      const answer = await create({ quote_id: quote.id, code, total_price: quote.total_price });
      expect(await answer.clone().json()).toMatchObject({
        code: 'price_changed',
        quote: { total_price: 4000 },
      });
    }
    const without = await quoted();
    const surprise = await (await create({ quote_id: without.id, code: 'SUMMER10' })).json();
    expect(surprise).toMatchObject({ code: 'price_changed', quote: { total_price: 3600 } });
  });

  it('can be tried ten times an hour from one address', async () => {
    await make();
    const from = (address: string, code: string) =>
      api.ask('/public/quote', {
        json: { ...STAY, rooms: [1], code },
        headers: { 'X-Forwarded-For': address },
      });
    api.deps.config.trustProxy = 1;
    const quote = await quoted({ code: 'SUMMER10' });
    for (let tried = 0; tried < 10; tried += 1) {
      // Right ones don't count.
      expect((await from('198.51.100.7', 'SUMMER10')).status).toBe(201);
      expect((await from('198.51.100.7', `GUESS${tried}`)).status).toBe(409);
    }
    expect((await from('198.51.100.7', 'GUESS10')).status).toBe(429);
    expect((await from('198.51.100.8', 'SUMMER10')).status).toBe(201);
    const createWith = (code: string) =>
      api.ask('/public/reservation/create', {
        json: bookingRequest({ code, quote_id: quote.id }),
        headers: { 'X-Forwarded-For': '198.51.100.7' },
      });
    expect((await createWith('GUESS11')).status).toBe(429);
    // Whoever has a price with the code already can book, whatever others behind the same address have tried.
    expect((await createWith('SUMMER10')).status).toBe(201);
    api.clock.advance(60 * MINUTE);
    expect((await from('198.51.100.7', 'GUESS12')).status).toBe(409);
  });

  describe('of a booking', () => {
    const book = async (changes: object = {}) => {
      await make();
      const quote = await quoted({ code: 'SUMMER10', ...changes });
      const booking = await paidBooking(api, { code: 'SUMMER10', quote_id: quote.id, ...changes });
      return { quote, ...booking };
    };
    const stored = (id: number) =>
      api.deps.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

    it('stand on its paper and in the desk', async () => {
      const { id, headers, quote } = await book();
      const invoice = await api.ask(`/public/invoice/download/${id}`, { headers });
      const { text } = await readPdf(new Uint8Array(await invoice.arrayBuffer()));
      expect(text).toContain(`Code SUMMER10 −₹${quote.code_discount}`);
      expect(text).toContain('Total ₹3,600');
      const { booking } = await (await desk(`reservations/${id}`)).json();
      expect(booking).toMatchObject({ code: 'SUMMER10', code_discount: 400, total: 3600 });
    });

    it('stay with booked nights when the dates change; new nights have none', async () => {
      const { id, headers } = await book();
      const path = `/public/reservation/${id}/change`;
      const change = async (json: object) =>
        (await (await api.ask(`${path}/quote`, { headers, json })).json()).quote;
      // One of the two nights stays, with its half of the discount.
      const shorter = await change({ check_out: '2026-12-19' });
      expect(shorter).toMatchObject({ total_price: 1800, code: 'SUMMER10', code_discount: 200 });
      const moved = await change({ check_in: '2026-12-19', check_out: '2026-12-21' });
      expect(moved).toMatchObject({ total_price: 3800, code_discount: 200 });
      const away = await change({ check_in: '2026-12-26', check_out: '2026-12-28' });
      expect(away).toMatchObject({ total_price: 4000, code_discount: 0 });
      const done = await api.ask(path, { headers, json: { quote_id: shorter.id } });
      expect(done.status).toBe(200);
      expect(await stored(id)).toMatchObject({ total: 1800, code_discount: 200, total_discount: 200 });
      expect(await used()).toBe(1);
    });

    it('leave a refund at what was paid', async () => {
      const { id, headers } = await book();
      const cancelled = await api.ask(`/public/reservation/${id}/cancel`, {
        headers,
        json: { refund: 3600 },
      });
      expect(cancelled.status).toBe(200);
      expect(await stored(id)).toMatchObject({ status: 'cancelled', refunded_paise: 360_000 });
      expect(await used()).toBe(1);
    });
  });
});
