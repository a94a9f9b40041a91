import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $chosen, $homestay, $homestays } from '#stores/host/papers/homestay.ts';
import { $papers, $period, choosePeriod, loadPapers, showHomestay } from '#stores/host/papers/papers.ts';
import { $sellerForm } from '#stores/host/papers/seller.ts';
import { $host } from '#stores/host/session.ts';
import { LOADING_FORM } from '#stores/pattern/editor.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { hostPaper, paperTotals, seller } from '../../../support/papers.ts';
import { fakeApi, json, type Sent } from '../../../support/transport.ts';

const RIGHTS = { prices: true, void: true, refund: true, cancel: true };
const at = (id: number, name: string, role: 'owner' | 'staff' = 'owner') => ({
  id,
  name,
  role,
  rights: RIGHTS,
});

const PAPERS = [
  hostPaper(1, 'receipt_voucher', 'H1R/26-27/00001'),
  hostPaper(2, 'tax_invoice', 'H1T/26-27/00001'),
];

const answer = ({ path }: Sent): Response =>
  path === '/host/papers' ? json({ papers: PAPERS, totals: paperTotals() }) : json(seller());

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  $host.set({
    state: 'ready',
    host: {
      user: { role: 'owner' },
      properties: [at(4, 'Not Mine', 'staff'), at(3, 'Mandir Villa'), at(2, 'Sea Breeze')],
    },
  } as never);
  $chosen.set(undefined);
  $period.set('month');
  $papers.set(LOADING);
  $sellerForm.set(LOADING_FORM);
});
afterEach(() => {
  vi.useRealTimers();
  connect();
});

const asked = (sent: readonly Sent[]) => Object.fromEntries(sent.at(-1)?.query ?? []);

describe('the papers', () => {
  it('are those of this month in the first homestay of the owner, the newest first', async () => {
    const sent = fakeApi(answer);
    await loadPapers();
    expect(asked(sent)).toEqual({ from: '2026-11-01', to: '2026-11-30', property_id: '2' });
    expect($papers.get()).toMatchObject({
      state: 'ready',
      papers: [{ number: 'H1T/26-27/00001' }, { number: 'H1R/26-27/00001' }],
      comparison: { kept: 372_000, off: 0 },
    });
  });

  it.each([
    ['2026-11-21', 'last_month', '2026-10-01', '2026-10-31'],
    ['2026-11-21', 'financial', '2026-04-01', '2026-11-30'],
    ['2026-11-21', 'last_financial', '2025-04-01', '2026-03-31'],
    ['2027-03-31', 'financial', '2026-04-01', '2027-03-31'],
    ['2027-01-05', 'last_month', '2026-12-01', '2026-12-31'],
    ['2027-04-01', 'last_financial', '2026-04-01', '2027-03-31'],
  ] as const)('on %s of the period %s are those from %s to %s', async (day, period, from, to) => {
    vi.setSystemTime(`${day}T06:00:00Z`);
    const sent = fakeApi(answer);
    await choosePeriod(period);
    expect(asked(sent)).toMatchObject({ from, to });
  });

  it('are for owners: a refusal says so, and a broken network that nothing was loaded', async () => {
    fakeApi(() => json({ error: 'No.', code: 'owner_only' }, 403));
    await loadPapers();
    expect($papers.get()).toEqual({ state: 'failed', message: 'Only owners see the papers.' });
    fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
    await loadPapers();
    expect($papers.get()).toEqual({ state: 'failed', message: 'The papers could not be loaded.' });
  });
});

describe('the homestay', () => {
  it('is one of those that the host owns, the first until another is chosen', () => {
    expect($homestays.get().map(({ name }) => name)).toEqual(['Sea Breeze', 'Mandir Villa']);
    expect($homestay.get()).toBe(2);
    $chosen.set(3);
    expect($homestay.get()).toBe(3);
  });

  it('is another with its own papers and seller; those of the one before go at once', async () => {
    const sent = fakeApi(answer);
    await loadPapers();
    sent.length = 0;
    const shown = showHomestay(3);
    expect([$papers.get().state, $sellerForm.get().state]).toEqual(['loading', 'loading']);
    await shown;
    expect(sent.map(({ path, query }) => [path, query.get('property_id')])).toEqual([
      ['/host/papers', '3'],
      ['/host/properties/3/seller', null],
    ]);
    expect($sellerForm.get()).toMatchObject({ state: 'ready', typed: { property_id: 3 } });
  });
});
