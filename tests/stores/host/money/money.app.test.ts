import '../../../support/browser.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $figures, $period, choosePeriod, figuresFile, loadFigures } from '#stores/host/money/money.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { eventually } from '../../../support/eventually.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { seenValues } from '../../../support/seen-values.ts';
import { holdBack } from '../../../support/slow-wire.ts';

const NOW = '2026-11-21T06:00:00Z';

const api = appOfFile();
let desk: HostBrowser;

beforeAll(async () => {
  const headers = await hostHeaders(api);
  const book = (check_in: string, check_out: string, name: string) =>
    bookAsHost(api, headers, { check_in, check_out, guest: { name, phone: '9861012345' } });
  const paid = await book('2026-12-01', '2026-12-03', 'Has Paid');
  await hostCalls(api, headers, paid.id).pay({ amount: 4000, method: 'cash' });
  await book('2026-11-22', '2026-11-24', 'Owes First');
  await book('2027-01-05', '2027-01-06', 'Owes Later');
});

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  desk = await hostBrowser(api, '/host/money');
  $period.set('financial');
  $figures.set(LOADING);
});
afterEach(() => vi.useRealTimers());

function shown() {
  const figures = $figures.get();
  if (figures.state !== 'ready') throw new Error(`The figures are ${figures.state}`);
  return figures;
}
/** The first and the last month, and how many there are. */
const months = () => [shown().months[0]?.month, shown().months.at(-1)?.month, shown().months.length];

describe('the figures', () => {
  it('are those of the financial year so far, this month first, with who owes, the first stay first', async () => {
    vi.setSystemTime('2027-01-15T06:00:00Z');
    await loadFigures();
    // Nothing could be sold before November.
    expect(shown().months.map(({ month }) => month)).toEqual(['2027-01', '2026-12', '2026-11']);
    expect(shown().months[1]).toMatchObject({
      nights_sold: 2,
      revenue: 4000,
      adr: 2000,
      by_source: { phone: { nights: 2, revenue: 4000 } },
    });
    expect(shown().balances.map(({ guest_name, balance }) => [guest_name, balance])).toEqual([
      ['Owes First', 4000],
      ['Owes Later', 2000],
    ]);
  });

  it.each([
    ['2027-03-31T12:00:00Z', ['2027-03', '2026-11', 5]],
    // It is the first of April in India already.
    ['2027-03-31T18:30:00Z', ['2027-04', '2027-04', 1]],
    // This month is shown, even if nothing could be sold yet.
    ['2026-10-15T06:00:00Z', ['2026-10', '2026-10', 1]],
  ])('of the financial year at %s', async (now, expected) => {
    vi.setSystemTime(now);
    await loadFigures();
    expect(months()).toEqual(expected);
  });

  it('are of whole months, twelve back or six ahead', async () => {
    choosePeriod('year');
    await eventually(() => expect(months()).toEqual(['2026-11', '2026-11', 1]));
    choosePeriod('ahead');
    expect($period.get()).toBe('ahead');
    await eventually(() => expect(months()).toEqual(['2026-11', '2027-04', 6]));
  });

  it('leave out who left more than sixty days ago', async () => {
    vi.setSystemTime('2027-01-23T06:00:00Z');
    await loadFigures();
    expect(shown().balances.map(({ guest_name }) => guest_name)).toEqual(['Owes First', 'Owes Later']);
    vi.setSystemTime('2027-01-24T06:00:00Z');
    await loadFigures();
    expect(shown().balances.map(({ guest_name }) => guest_name)).toEqual(['Owes Later']);
  });

  it('are those of the period chosen last, whatever is answered late', async () => {
    const seen = seenValues($figures);
    let count = 0;
    const letGo = holdBack(desk.wire, ({ path }) => {
      if (path !== '/host/reports') return false;
      count += 1;
      return count === 1;
    });
    choosePeriod('year');
    choosePeriod('ahead');
    await eventually(() => expect(months()).toEqual(['2026-11', '2027-04', 6]));
    letGo();
    await desk.wire.idle();
    expect(seen).toHaveLength(1);
  });

  it('are for owners only', async () => {
    desk = await hostBrowser(api, '/host/money', { role: 'staff', propertyIds: [1] });
    await loadFigures();
    expect($figures.get()).toEqual({ state: 'failed', message: 'Only owners see the figures.' });
  });

  it('say that they could not be loaded', async () => {
    desk.wire.lose();
    await loadFigures();
    expect($figures.get()).toEqual({ state: 'failed', message: 'The figures could not be loaded.' });
  });
});

describe('the file for a spreadsheet', () => {
  it('has the months of the period in its name and in its lines', async () => {
    $period.set('ahead');
    const file = await figuresFile();
    expect(file?.name).toBe('money-2026-11-01-2027-04-30.csv');
    const [header, ...lines] = (await file?.content.text())?.trim().split('\r\n') ?? [];
    expect(header).toContain('month,nights_sold,nights_open,occupancy,revenue');
    expect(lines.map((line) => line.slice(0, 7))).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
    ]);
  });

  it('is refused with the reason, or says that it could not be made', async () => {
    desk.wire.lose();
    expect(await figuresFile()).toBeUndefined();
    expect(desk.toasts()).toEqual(['The file could not be made.']);
    desk = await hostBrowser(api, '/host/money', { role: 'staff', propertyIds: [1] });
    expect(await figuresFile()).toBeUndefined();
    expect(desk.toasts()).toEqual(['Only an owner of the homestay can do this.']);
  });
});
