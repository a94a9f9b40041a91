import './browser.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { clearCart } from '#stores/cart/cart.ts';
import { $rooms, $shownRooms, openResults } from '#stores/search/rooms.ts';
import { eventually } from './eventually.ts';

export const stay = 'checkIn=2026-12-18&checkOut=2026-12-20';

export function resultsPage() {
  let close = () => {};
  beforeEach(() => {
    vi.useFakeTimers({
      now: new Date('2026-11-21T06:00:00Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
    });
    clearCart();
  });
  afterEach(async () => {
    close();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    connect();
  });
  return {
    open: () => {
      close = openResults();
    },
    ids: () => $shownRooms.get().map((room) => room.id),
    settled: () => eventually(() => expect($rooms.get().state).not.toBe('loading')),
  };
}
