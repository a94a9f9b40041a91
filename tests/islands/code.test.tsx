import '../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reservation } from '#contract/reservation.ts';
import { CodeField } from '#islands/booking/steps/CodeField.tsx';
import { summaryAmounts } from '#islands/booking/steps/summary-amounts.ts';
import { change } from '#stores/booking/draft.ts';
import { bookAgainAddress } from '#stores/booking/my-booking.ts';
import { cartItem } from '../support/rooms.ts';

describe('the field of a code', () => {
  beforeEach(() => change({ code: undefined }));
  const show = () => renderToStaticMarkup(<CodeField disabled={false} />);

  it('is closed at first', () => {
    expect(show()).toMatch(/aria-expanded="false"[^>]*>I have a code</);
    expect(show()).not.toMatch(/<input|Apply|Remove/);
  });

  it('shows the code that is on, and offers to remove it', () => {
    change({ code: 'SUMMER10' });
    expect(show()).toMatch(/Code SUMMER10.*Remove/);
    expect(show()).not.toMatch(/I have a code|<input/);
  });
});

it('the bill has a line for the code, before the add-ons', () => {
  const totals = {
    price: 4000,
    discount: 0,
    rulesDiscount: 0,
    codeDiscount: 400,
    totalDiscount: 400,
    finalRoomPrice: 3600,
    breakfast: 200,
    extraBed: 0,
    total: 3800,
  };
  const of = (code?: string) =>
    summaryAmounts({
      items: [cartItem(1)],
      totals,
      counts: { breakfasts: 2, extraBeds: 0 },
      nights: 2,
      paymentMethod: 'advance',
      code,
    }).map(({ label, rupees }) => [label, rupees]);
  expect(of('SUMMER10')).toEqual([
    ['Room, 2 nights', 4000],
    ['Code SUMMER10', -400],
    ['Breakfast', 200],
    ['Total', 3800],
    ['You pay now', 1900],
    ['At the property, on check-in', 1900],
  ]);
  expect(of().map(([label]) => label)).not.toContain('Code SUMMER10');
});

it('a stay is booked again from the day after check-out on, for its party', () => {
  const booking = {
    status: 'Completed',
    check_out: '2026-12-20',
    rooms: [{ id: 3 }, { id: 4 }],
    adults: 3,
    children: 1,
  } as Reservation;
  vi.useFakeTimers();
  vi.setSystemTime('2026-12-20T12:00:00Z');
  expect(bookAgainAddress(booking)).toBeUndefined();
  expect(bookAgainAddress({ ...booking, ended: 'no_show' })).toBeUndefined();
  expect(bookAgainAddress({ ...booking, ended: 'checked_out' })).toBe('/rooms/3?guests=3&children=1');
  vi.setSystemTime('2026-12-21T12:00:00Z');
  expect(bookAgainAddress(booking)).toBe('/rooms/3?guests=3&children=1');
  expect(bookAgainAddress({ ...booking, status: 'Cancelled' })).toBeUndefined();
  vi.useRealTimers();
});
