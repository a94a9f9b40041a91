import { expect, it } from 'vitest';
import type { Quote } from '#contract/quote.ts';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { bookingRequest, cookieOf } from '../../../support/homestays.ts';
import { serverTest } from '../../../support/open-app.ts';

const MINUTE = 60_000;
const STAY = { check_in: '2026-12-18', check_out: '2026-12-20' };

serverTest('quotes', { anew: true }, (api) => {
  const ask = (changes: Record<string, unknown> = {}) =>
    api.ask('/public/quote', { json: { ...STAY, adults: 2, children: 1, rooms: [1], ...changes } });
  const quoted = async (changes: Record<string, unknown> = {}): Promise<Quote> => {
    const answer = await ask(changes);
    expect(answer.status).toBe(201);
    return (await answer.json()).quote;
  };
  const create = (changes: Record<string, unknown> = {}) =>
    api.ask('/public/reservation/create', { json: bookingRequest(changes) });
  /** The host changes every price while a guest has the quote. */
  const raise = async () => {
    const { db } = api.deps;
    await db.updateTable('room_night').set({ price: 9000, discount: 0 }).where('price', '!=', 9000).execute();
    await db.updateTable('property').set({ breakfast_price: 90, extra_bed_price: 900 }).execute();
    await db.updateTable('length_rule').set({ percent: 1 }).execute();
    await db.updateTable('cancellation_rule').set({ percent: 0 }).execute();
  };
  const read = async (created: Response) => {
    const { booking_id } = await created.json();
    const headers = { Cookie: cookieOf(created) };
    return (await (await api.ask(`/public/reservation/${booking_id}`, { headers })).json()).reservation;
  };

  it('show every amount, the terms, and their end', async () => {
    const quote = await quoted({ rooms: [2, 1], check_out: '2026-12-21', breakfast: 3, extra_beds: 1 });
    expect(quote.id).toMatch(/^[\w-]{43}$/);
    expect(quote).toMatchObject({
      valid_until: '2026-11-21T06:30:00.000Z',
      property_id: 1,
      stay: { check_in: '2026-12-18', check_out: '2026-12-21', nights: 3, adults: 2, children: 1 },
      breakfast: { count: 3, unit_price: 50, total: 450 },
      extra_bed: { count: 1, unit_price: 200, total: 600 },
      cancellation: [
        { hours_before: 168, percent: 100 },
        { hours_before: 72, percent: 50 },
      ],
      price: 15_000,
      discount: 900,
      rules_discount: 705,
      rules_discount_percentage: 5,
      total_discount: 1605,
      breakfast_charges: 450,
      extra_bed_charges: 600,
      total_price: 14_445,
      advance_amount: 7223,
    });
    expect(quote.rooms.map(({ id, name, final_price }) => ({ id, name, final_price }))).toEqual([
      { id: 1, name: 'Room 1', final_price: 5700 },
      { id: 2, name: 'Room 2', final_price: 7695 },
    ]);
    expect(quote.rooms[1]?.nights).toEqual(
      ['2026-12-18', '2026-12-19', '2026-12-20'].map((date) => ({ date, price: 3000, discount: 300 })),
    );
  });

  it('are refused for what has no price', async () => {
    const codeOf = async (changes: Record<string, unknown>) => (await (await ask(changes)).json()).code;
    expect(await codeOf({ rooms: [99] })).toBe('not_found');
    expect(await codeOf({ rooms: [1, 7] })).toBe('mixed_stay');
    expect(await codeOf({ rooms: [3] })).toBe('minimum_stay');
    expect(await codeOf({ check_in: '2027-01-31', check_out: '2027-02-02' })).toBe('rates_not_open');
    expect(await codeOf({ check_in: '2026-11-10', check_out: '2026-11-12' })).toBe('past_dates');
    expect(await codeOf({ check_out: STAY.check_in })).toBe('bad_request');
    expect(await codeOf({ rooms: [] })).toBe('bad_request');
    expect(await codeOf({ quote_id: 'short' })).toBe('bad_request');
  });

  it('keep the prices of rooms, add-ons and terms, and their end, when changed', async () => {
    const first = await quoted();
    await raise();
    api.clock.advance(10 * MINUTE);
    const second = await quoted({ rooms: [1, 2], breakfast: 2, quote_id: first.id });
    expect(second.id).not.toBe(first.id);
    expect(second.valid_until).toBe(first.valid_until);
    expect(second.rooms.map(({ final_price }) => final_price)).toEqual([4000, 18_000]);
    expect(second).toMatchObject({ breakfast: { unit_price: 50 }, cancellation: first.cancellation });

    // Without a room of the first no price is reused; nor for another stay, nor once it has expired.
    expect(await quoted({ rooms: [2], quote_id: first.id })).toMatchObject({
      valid_until: '2026-11-21T06:40:00.000Z',
      breakfast: { unit_price: 90 },
    });
    expect(await quoted({ check_out: '2026-12-19', quote_id: first.id })).toMatchObject({ price: 9000 });
    api.clock.advance(20 * MINUTE);
    expect(await quoted({ quote_id: first.id })).toMatchObject({ price: 18_000 });
  });

  it('are valid for their time although the host changes the rates', async () => {
    const { id, ...figures } = await quoted({ breakfast: 2, check_out: '2026-12-21' });
    await raise();
    const sent = { breakfast: 2, check_out: '2026-12-21', quote_id: id };
    api.clock.advance(30 * MINUTE - 1);
    const created = await create({ ...sent, total_price: figures.total_price, payment_method: 'advance' });
    expect(created.status).toBe(201);
    expect(figures.total_price).toBe(6000);
    expect(await read(created)).toMatchObject({
      total_amount: 6000,
      cancellation_rules: figures.cancellation,
    });
    const row = await api.deps.db.selectFrom('reservation').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      price: figures.price,
      rules_discount: figures.rules_discount,
      rules_percent: 5,
      breakfast_charges: 300,
      due_now: figures.advance_amount,
      cancellation_rules: [
        { hoursBefore: 168, percent: 100 },
        { hoursBefore: 72, percent: 50 },
      ],
    });
  });

  it('that expired, or are for something else, are replaced by the current price', async () => {
    const quote = await quoted();
    await raise();
    for (const changes of [{ breakfast: 1 }, { extra_beds: 1 }, { rooms: [{ id: 2 }] }]) {
      const altered = await create({ ...changes, quote_id: quote.id });
      expect(altered.status).toBe(409);
      expect(await altered.json()).toMatchObject({
        code: 'price_changed',
        quote: { id: expect.any(String) },
      });
    }
    const grown = await (await create({ breakfast: 1, quote_id: quote.id })).json();
    expect(grown).toMatchObject({
      expected: { total_price: 4100, rooms: [{ id: 1, price: 4000, discount: 0 }] },
      quote: { total_price: 4100, valid_until: quote.valid_until },
    });

    api.clock.advance(30 * MINUTE);
    const late = await create({ quote_id: quote.id });
    expect(late.status).toBe(409);
    const { code, expected, quote: fresh } = await late.json();
    expect({ code, total: expected.total_price }).toEqual({ code: 'price_changed', total: 18_000 });
    expect(fresh).toMatchObject({ total_price: 18_000, valid_until: '2026-11-21T07:00:00.000Z' });
    expect((await create({ quote_id: fresh.id })).status).toBe(201);
    expect((await (await create({ quote_id: 'x'.repeat(43), rooms: [{ id: 2 }] })).json()).code).toBe(
      'price_changed',
    );
  });

  it('are returned when other amounts were sent', async () => {
    const quote = await quoted();
    const answer = await create({ quote_id: quote.id, total_price: 1 });
    expect(await answer.json()).toMatchObject({ expected: { total_price: 4000 }, quote: { id: quote.id } });
  });

  it('guarantee the price alone: not a room, not a closed night, not a shorter stay', async () => {
    const quote = await quoted();
    const { db } = api.deps;
    await db.updateTable('room_night').set({ minimum_stay: 3 }).where('room_id', '=', 1).execute();
    expect(await (await create({ quote_id: quote.id })).json()).toMatchObject({ code: 'minimum_stay' });
    await db.deleteFrom('room_night').where('room_id', '=', 1).where('night', '=', '2026-12-19').execute();
    expect(await (await create({ quote_id: quote.id })).json()).toMatchObject({ code: 'rates_not_open' });

    const two = await quoted({ rooms: [2] });
    await create({ rooms: [{ id: 2 }], guest_email: 'ravi@example.in' });
    expect((await ask({ rooms: [2] })).status).toBe(201);
    expect(await (await create({ rooms: [{ id: 2 }], quote_id: two.id })).json()).toMatchObject({
      code: 'room_taken',
      rooms: [2],
    });
  });

  it('are deleted once they have expired', async () => {
    await quoted();
    const left = async () => (await api.deps.db.selectFrom('quote').select('id').execute()).length;
    api.clock.advance(30 * MINUTE - 1);
    await dropExpired(api.deps.db, api.clock());
    expect(await left()).toBe(1);
    api.clock.advance(1);
    await dropExpired(api.deps.db, api.clock());
    expect(await left()).toBe(0);
  });

  it('are rate limited', async () => {
    const answers: number[] = [];
    for (let count = 0; count <= 600; count += 100) {
      answers.push(
        ...(await Promise.all(Array.from({ length: 100 }, () => ask()))).map(({ status }) => status),
      );
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(600);
    expect(new Set(answers)).toEqual(new Set([201, 429]));
  });
});
