import { expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { readPdf } from '../../support/pdf.ts';

const STAY = { check_in: '2026-12-18', check_out: '2026-12-21' };

serverTest('changing a booking', { anew: true }, (api) => {
  type Booked = Awaited<ReturnType<typeof paidBooking>>;
  const book = (changes: Record<string, unknown> = {}) => paidBooking(api, { ...STAY, ...changes });
  const ask = ({ id, headers }: Booked, json: Record<string, unknown>) =>
    api.ask(`/public/reservation/${id}/change/quote`, { headers, json });
  const quoted = async (booked: Booked, json: Record<string, unknown>) => {
    const answer = await ask(booked, json);
    expect(answer.status, await answer.clone().text()).toBe(201);
    return answer.json();
  };
  const apply = ({ id, headers }: Booked, quote_id: string) =>
    api.ask(`/public/reservation/${id}/change`, { headers, json: { quote_id } });
  const change = async (booked: Booked, json: Record<string, unknown>) => {
    const { quote } = await quoted(booked, json);
    const answer = await apply(booked, quote.id);
    return { status: answer.status, ...(await answer.json()) };
  };
  const nightsOf = async ({ id }: Booked) => {
    const rows = await api.deps.db
      .selectFrom('room_night')
      .select(['room_id', 'night'])
      .where('reservation_id', '=', id)
      .orderBy('night')
      .execute();
    return rows.map(({ room_id, night }) => `${room_id} ${night.slice(8)}`);
  };
  const rowOf = ({ id }: Booked) =>
    api.deps.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const refunds = () => api.deps.db.selectFrom('refund').selectAll().orderBy('id').execute();

  it('changes one stay to another; nights in both keep their price', async () => {
    const booked = await book();
    await api.deps.db.updateTable('room_night').set({ price: 1000 }).where('room_id', '=', 1).execute();
    const { quote, change: money } = await quoted(booked, {
      check_in: '2026-12-19',
      check_out: '2026-12-22',
    });
    // Two nights at ₹2,000 and one at ₹1,000, less 5 %.
    expect(money).toEqual({
      old_total: 5700,
      new_total: 4750,
      paid: 5700,
      pay_now: 0,
      pay_later: 0,
      comes_back: 950,
      kept: 0,
      percent: 100,
    });
    expect(await nightsOf(booked)).toEqual(['1 18', '1 19', '1 20']);
    const answer = await apply(booked, quote.id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      success: true,
      comes_back: 950,
      reservation: { check_in: '2026-12-19', check_out: '2026-12-22', total_amount: 4750, paid_amount: 4750 },
    });
    expect(await nightsOf(booked)).toEqual(['1 19', '1 20', '1 21']);
    await expectBalancedBooks(api.deps.db);
  });

  it('refunds the difference once, however often the same change is sent; the booking stays confirmed', async () => {
    const booked = await book({ breakfast: 2 });
    const { quote, change: money } = await quoted(booked, { breakfast: 0 });
    expect(money).toMatchObject({ old_total: 6000, new_total: 5700, comes_back: 300 });
    const answers = [...(await Promise.all([apply(booked, quote.id), apply(booked, quote.id)]))];
    const last = await apply(booked, quote.id);
    answers.push(last);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await last.json()).toMatchObject({ comes_back: 300 });
    expect(await refunds()).toMatchObject([{ amount_paise: 30_000, reason: 'changed', state: 'processed' }]);
    expect(await rowOf(booked)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      paid_paise: 570_000,
    });
    await expectBalancedBooks(api.deps.db);
  });

  it('refunds by the terms of the moment, keeps the cancellation fee, and does not improve the terms', async () => {
    const booked = await book();
    // Four days before check-in at 09:00: half is refunded.
    api.clock.set('2026-12-14T03:30:00Z');
    const changed = await change(booked, { check_in: '2027-01-10', check_out: '2027-01-11' });
    expect(changed).toMatchObject({ status: 200, comes_back: 1850 });
    expect(await rowOf(booked)).toMatchObject({
      total: 2000,
      cancellation_fee: 1850,
      paid_paise: 385_000,
      refunded_paise: 185_000,
      cancellation_rules: [
        { hoursBefore: 168, percent: 50 },
        { hoursBefore: 72, percent: 50 },
      ],
    });
    expect(changed.reservation).toMatchObject({ remaining_amount: 0 });
    // The cancellation fee is not refunded by changing back.
    expect(await change(booked, { adults: 1 })).toMatchObject({ comes_back: 0 });
    await expectBalancedBooks(api.deps.db);
  });

  it('of a booking with an advance lowers the balance due at the property', async () => {
    const booked = await book({ payment_method: 'advance' });
    expect(await change(booked, { check_out: '2026-12-20' })).toMatchObject({
      comes_back: 0,
      reservation: { status: 'Pending', total_amount: 4000, paid_amount: 2850, remaining_amount: 1150 },
    });
  });

  it('that costs more is made by paying for it, and changes nothing before', async () => {
    const booked = await book();
    const { quote, change: money } = await quoted(booked, { rooms: [1, 2] });
    expect(money).toMatchObject({ pay_now: 7695, comes_back: 0 });
    const refused = await apply(booked, quote.id);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'change_costs_more',
      error: 'This change costs ₹7,695 more. Pay the difference, and we make the change at once.',
    });
    expect(await nightsOf(booked)).toEqual(['1 18', '1 19', '1 20']);
  });

  it('takes no night of other guests, and a quote holds none', async () => {
    const booked = await book({ rooms: [{ id: 2 }] });
    const { quote } = await quoted(booked, { rooms: [1] });
    await heldBooking(api, {
      check_in: '2026-12-20',
      check_out: '2026-12-21',
      guest_email: 'ravi@example.in',
    });
    expect(await (await apply(booked, quote.id)).json()).toMatchObject({ code: 'room_taken', rooms: [1] });
    expect(await (await ask(booked, { rooms: [1] })).json()).toMatchObject({ code: 'room_taken' });
    expect(await nightsOf(booked)).toEqual(['2 18', '2 19', '2 20']);
  });

  it('refuses what no booking may be, and a booking that can no longer be changed', async () => {
    const booked = await book();
    const codeOf = async (json: Record<string, unknown>) => (await (await ask(booked, json)).json()).code;
    expect(await codeOf({ rooms: [7] })).toBe('mixed_stay');
    expect(await codeOf({ rooms: [99] })).toBe('not_found');
    expect(await codeOf({ adults: 4 })).toBe('capacity_exceeded');
    expect(await codeOf({ rooms: [3], check_out: '2026-12-20' })).toBe('minimum_stay');
    expect(await codeOf({ check_in: '2027-02-27', check_out: '2027-03-01' })).toBe('rates_not_open');
    expect(await codeOf({ check_out: '2027-01-18' })).toBe('stay_too_long');
    expect(await codeOf({ rooms: [1, 2, 3] })).toBe('too_many_rooms');
    expect(await codeOf({ check_in: '2026-11-10' })).toBe('past_dates');
    expect(await codeOf({ check_out: STAY.check_in })).toBe('bad_request');
    const { quote } = await quoted(booked, { adults: 1 });
    api.clock.set('2026-12-18T18:30:00Z');
    expect(await codeOf({ adults: 1 })).toBe('not_changeable');
    expect(await (await apply(booked, quote.id)).json()).toMatchObject({ code: 'not_changeable' });
    expect(await codeOf({})).toBe('not_changeable');
    const held = await heldBooking(api, { check_in: '2027-01-05', check_out: '2027-01-06' });
    expect((await ask(held, { adults: 1 })).status).toBe(409);
  });

  it('a quote is for one booking and one change of it, and for half an hour', async () => {
    const booked = await book();
    const other = await book({ rooms: [{ id: 2 }], guest_email: 'ravi@example.in' });
    const first = (await quoted(booked, { adults: 1 })).quote;
    const second = (await quoted(booked, { children: 1 })).quote;
    const third = (await quoted(booked, { children: 2 })).quote;
    expect((await apply(other, first.id)).status).toBe(409);
    expect((await apply(booked, first.id)).status).toBe(200);
    expect((await apply(other, first.id)).status).toBe(404);
    expect(await (await apply(booked, second.id)).json()).toMatchObject({
      code: 'price_changed',
      error: 'This price has expired. Please check the price again.',
    });
    api.clock.advance(30 * 60_000);
    expect((await apply(booked, third.id)).status).toBe(409);
    // Nor does it book anything new at the old price.
    const fresh = (await quoted(booked, { rooms: [1], check_in: '2027-01-05', check_out: '2027-01-06' }))
      .quote;
    const stay = { check_in: '2027-01-05', check_out: '2027-01-06' };
    const json = { ...stay, rooms: [1], adults: 1, quote_id: fresh.id };
    const plain = await (await api.ask('/public/quote', { json })).json();
    expect(plain.quote.id).not.toBe(fresh.id);
  });

  it('mails guest and host, credits the invoice, and issues a new one', async () => {
    const booked = await book({ breakfast: 2 });
    api.clock.advance(24 * 3_600_000);
    await change(booked, { rooms: [1], breakfast: 1, check_out: '2026-12-20' });
    const invoice = await api.ask(`/public/invoice/download/${booked.id}`, { headers: booked.headers });
    const { text } = await readPdf(new Uint8Array(await invoice.arrayBuffer()));
    expect(text).toContain('Invoice H1I/26-27/00002 Sun, 22 Nov 2026');
    expect(text).toContain('Replaces Invoice H1I/26-27/00001 of Sat, 21 Nov 2026');
    expect(text).toContain('Check-out Sun, 20 Dec 2026');
    expect(text).toContain('Total ₹4,100');
    expect(text).toContain('Paid ₹4,100');
    const mails = await api.deps.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(mails.map(({ kind }) => kind).slice(2)).toEqual([
      'booking_changed',
      'changed_booking',
      'payment_refunded',
    ]);
    const templates = await Promise.all(
      mails.slice(2).map(({ kind, data, recipient }) => {
        const job = { kind, data } as Parameters<typeof composeMail>[0];
        return composeMail({ ...job, id: 1, to: recipient, created_at: api.clock(), attempts: 0 }, api.deps);
      }),
    );
    expect(templates.map(({ subject }) => subject)).toEqual([
      `Your booking SH${booked.id} was changed`,
      `Changed booking SH${booked.id}: Fri, 18 Dec 2026`,
      `Your payment for SH${booked.id} is being refunded`,
    ]);
    expect(templates[0]?.text).toContain('₹4,100');
    expect(templates[0]?.attachments).toHaveLength(1);
    expect(templates[2]?.text).toContain('Your booking was changed and now costs less than you paid.');
  });
});
