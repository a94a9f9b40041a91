import '../../../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $cashBook, $cashDay, loadCashBook, showCashDay } from '#stores/host/papers/cash-book.ts';
import { fakeApi, json } from '../../../support/transport.ts';

const BOOK = { lines: [], totals: { cash: 0, upi: 0, bank: 0, card: 0, online: 0 } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  $cashDay.set(undefined);
});
afterEach(() => {
  connect();
  vi.useRealTimers();
});

it('the cash book begins with today, and asks for another day only once it is a date', async () => {
  const sent = fakeApi(() => json(BOOK));
  await loadCashBook();
  await showCashDay('');
  await showCashDay('2026-11-20');
  expect(sent.map(({ query }) => query.get('date'))).toEqual(['2026-11-21', '2026-11-20']);
  expect($cashBook.get()).toEqual({ state: 'ready', book: BOOK });
});
