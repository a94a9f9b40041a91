import { expect, it } from 'vitest';
import { toPaise } from '#domain/money/money.ts';
import { linesOf } from '#domain/papers/paper-lines.ts';
import { ratesOn } from '#domain/papers/tax-rates.ts';
import { soldOf } from '#server/papers/facts.ts';
import { listPapers } from '#server/papers/paper-queries.ts';
import { stayOf } from '#server/papers/stay-queries.ts';
import { eraseInvoicedGuests } from '#server/reservations/erase-queries.ts';
import { findReservation } from '#server/reservations/queries.ts';
import { testHost } from '../../support/app.ts';
import { brokenRules, expectBalancedBooks } from '../../support/books.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const BREAKFAST = { kind: 'breakfast', count: 2, price: 150 };
const LAUNDRY = { kind: 'other', text: 'Laundry', count: 1, price: 250 };

serverTest('charges of a stay that changes', { anew: true }, (api) => {
  type Guest = Awaited<ReturnType<typeof paidBooking>>;
  const hostOf = async (id: number) => hostCalls(api, await hostHeaders(api), id);
  const booked = async (changes: Record<string, unknown> = {}) =>
    hostOf((await bookAsHost(api, await hostHeaders(api), changes)).id);
  const quoteChange = async ({ id, headers }: Guest, json: Record<string, unknown>) =>
    (await api.ask(`/public/reservation/${id}/change/quote`, { headers, json })).json();
  const change = async ({ id, headers }: Guest, quote: { id: string }) =>
    (await api.ask(`/public/reservation/${id}/change`, { headers, json: { quote_id: quote.id } })).json();
  const expectSums = async () => {
    const broken = Object.keys(await brokenRules(api.deps.db));
    expect(broken.filter((rule) => /charges|paid when nothing is due/.test(rule))).toEqual([]);
  };

  it('are added in the house and at check-out, and stay when the stay ends', async () => {
    const host = await booked({ check_in: '2026-11-21', check_out: '2026-11-24' });
    const { total } = (await host.read()).booking;
    await host.act('check-in');
    const minibar = { ...LAUNDRY, date: '2026-11-24' };
    expect(await host.act('charges', minibar)).toMatchObject({ status: 201, balance: total + 250 });
    await host.pay({ amount: total + 250, method: 'cash' });
    await host.act('check-out', { nights: 'free', refund: 1000 });
    expect(await host.read()).toMatchObject({
      booking: { check_out: '2026-11-22', total: total + 250 - 1000, balance: 0 },
      charges: [{ total: 250, date: '2026-11-22' }],
    });
    expect(await host.act('charges', BREAKFAST)).toMatchObject({ status: 201, balance: 300 });
    await expectSums();
  });

  it('are lowered last by what goes back', async () => {
    const stay = { check_in: '2026-11-21', check_out: '2026-11-23' };
    const { id } = await bookAsHost(api, await hostHeaders(api), stay);
    const host = await hostOf(id);
    await host.act('charges', BREAKFAST);
    const { balance: total } = await host.act('charges', LAUNDRY);
    await host.pay({ amount: total, method: 'cash' });
    api.clock.set('2026-11-22T06:00:00Z');
    const later = await hostOf(id);
    await later.act('no-show', { refund: total - 310 });
    expect(await later.read()).toMatchObject({
      booking: { total: 310, balance: 0 },
      charges: [
        { kind: 'breakfast', total: 300 },
        { kind: 'other', count: 1, total: 10 },
      ],
    });
    expect(await later.act('charges', LAUNDRY)).toMatchObject({ code: 'wrong_state' });
    await expectSums();
  });

  it('stay with a booking that its host moves', async () => {
    const host = await booked();
    await host.act('charges', { ...BREAKFAST, date: '2026-12-18', room_id: 1 });
    const other = { rooms: [2], check_in: '2026-12-20', check_out: '2026-12-22' };
    const preview = await host.move({ ...other, price: 'recompute', preview: true });
    expect(preview).toMatchObject({ before: { total: 4300 }, after: { total: 5700 }, difference: 1400 });
    await host.move({ ...other, price: 'recompute' });
    const moved = await host.read();
    expect(moved).toMatchObject({
      booking: { total: 5700, balance: 5700 },
      charges: [{ total: 300, date: '2026-12-20', room_id: null }],
    });
    expect(await host.move({ check_out: '2026-12-21', price: 'keep' })).toMatchObject({ difference: 0 });
    expect(await host.move({ check_out: '2026-12-23', price: 'keep_nightly' })).toMatchObject({
      after: { total: 3 * 5400 + 300 },
    });
    expect(await host.move({ price: 3000 })).toMatchObject({ after: { total: 3300 } });
    expect(await host.move({ adults: 1, price: 'keep' })).toMatchObject({ after: { total: 3300 } });
    await expectBalancedBooks(api.deps.db);
  });

  it('stay with a booking that its guest changes', async () => {
    const guest = await paidBooking(api);
    const host = await hostOf(guest.id);
    const { quote: old } = await quoteChange(guest, { check_out: '2026-12-19' });
    api.clock.advance(1000);
    await host.act('charges', BREAKFAST);
    expect(await change(guest, old)).toMatchObject({ code: 'price_changed' });
    const { quote, change: money } = await quoteChange(guest, { check_out: '2026-12-19' });
    // What was paid for the other night pays the charge first.
    expect(money).toMatchObject({
      old_total: 4300,
      new_total: 2300,
      pay_now: 0,
      pay_later: 0,
      comes_back: 1700,
    });
    expect(await change(guest, quote)).toMatchObject({
      reservation: { total_amount: 2300, remaining_amount: 0 },
    });
    expect(await host.read()).toMatchObject({
      charges: [{ total: 300 }],
      booking: { total: 2300, paid: 2300 },
    });
    // A stay that is paid in full is topped up; the charge is due at the homestay.
    const longer = await quoteChange(guest, { check_out: '2026-12-20' });
    expect(longer.change).toMatchObject({ new_total: 4300, pay_now: 2000 });
    await expectBalancedBooks(api.deps.db);
  });

  it('stand on the papers, whose lines add up to the total', async () => {
    const guest = await paidBooking(api, { breakfast: 2, extra_beds: 1 });
    const host = await hostOf(guest.id);
    await host.act('charges', { ...BREAKFAST, room_id: 1 });
    await host.act('charges', { kind: 'extra_bed', count: 1, price: 333, date: '2026-12-20' });
    await host.act('charges', { ...LAUNDRY, tax_as: 'stay' });
    await host.act('charges', { ...LAUNDRY, text: 'Taxi' });
    const confirmation = await host.act('resend');
    expect(confirmation.told.how).toBe('email');
    const mails = await (await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } })).json();
    const confirmed = mails.filter(({ subject }: { subject: string }) => /confirmed/i.test(subject));
    expect(confirmed[0].text).toMatch(/Breakfast:? +₹300 \(2 × ₹150\)/);
    const row = await findReservation(api.deps.db, guest.id);
    if (!row) throw new Error('no reservation');
    const sold = soldOf(row, await stayOf(api.deps.db, row, testHost));
    const rates = ratesOn(testHost.taxes, '2026-12-18');
    for (const breakfastIs of ['room', 'food'] as const) {
      const lines = linesOf(sold, { rates, breakfastIs, isSpecified: false });
      expect(lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(toPaise(row.total));
      expect(
        lines
          .filter(({ kind }) => kind === 'charge')
          .map(({ text }) => text)
          .toSorted(),
      ).toEqual(['Breakfast', 'Extra bed', 'Laundry', 'Taxi']);
    }
    await host.pay({ amount: row.total - 4600, method: 'cash' });
    const papers = await listPapers(api.deps.db, guest.id);
    expect(papers.at(-1)).toMatchObject({ kind: 'invoice', total_paise: toPaise(row.total) });
    expect(papers.at(-1)?.data?.lines).toHaveLength(linesOf(sold, undefined).length);
  });

  it('keep their words and who added them as long as their guest is on the invoice', async () => {
    const host = await booked();
    const { charge } = await host.act('charges', { ...LAUNDRY, text: 'Taxi of Mr. Rao' });
    await eraseInvoicedGuests(api.deps.db, charge.date);
    expect((await host.read()).charges).toEqual([charge]);
    await eraseInvoicedGuests(api.deps.db, '2026-12-21');
    expect((await host.read()).charges).toEqual([{ ...charge, text: '', by: null }]);
  });
});
