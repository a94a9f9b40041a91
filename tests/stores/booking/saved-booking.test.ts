import { fakeCaches } from '../../support/caches.ts';
import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { Unreachable } from '#client/errors.ts';
import type { Reservation } from '#contract/reservation.ts';
import { DEFAULT_TIMES, toWireTimes } from '#domain/rooms/property.ts';
import { signOut } from '#stores/account/session.ts';
import { lookUp } from '#stores/booking/saved-booking.ts';
import { storedFields } from '#stores/browser/storage.ts';
import { $reservation } from '#stores/reservation/reservation.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeApi, json } from '../../support/transport.ts';

const booked: Reservation = {
  id: 12,
  status: 'Completed',
  payment_status: 'Paid',
  check_in: '2026-12-18',
  check_out: '2026-12-20',
  total_amount: 4200,
  paid_amount: 4200,
  remaining_amount: 0,
  refundable_amount: 4200,
  refunded_amount: 0,
  hold_expires_at: null,
  payment_method: 'full',
  property: 'Sagar Kutir',
  guest_name: 'Asha Mohapatra',
  adults: 2,
  children: 0,
  rooms: [{ id: 1, name: 'Garuda Room' }],
  breakfast: 0,
  extra_beds: 0,
  charges: [],
  services: [],
  arrival_time: null,
  note: null,
  cancellation_time: '09:00',
  ...toWireTimes(DEFAULT_TIMES),
  gate_opens: '06:00',
  gate_closes: '22:00',
  cancellation_rules: [{ hours_before: 168, percent: 100 }],
};

const kept = (address: string, cacheName: string) => caches.match(address, { cacheName });

const online = (reservation: Reservation) => fakeApi(() => json({ reservation }));
const offline = () =>
  connect({
    base: '/api',
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  });

beforeEach(() => localStorage.removeItem('kept-booking'));
afterEach(async () => {
  connect();
  Reflect.deleteProperty(globalThis, 'caches');
});

it('what this browser has paid for follows its booking, until that is cancelled', async () => {
  $reservation.set({ state: 'paid', id: 12 });
  online({ ...booked, check_out: '2026-12-21' });
  await lookUp(12);
  const rooms = { rooms: [1], checkIn: '2026-12-18', checkOut: '2026-12-21' };
  expect($reservation.get()).toEqual({ state: 'paid', id: 12, ...rooms });
  online({ ...booked, id: 13, status: 'Cancelled' });
  await lookUp(13);
  expect($reservation.get().state).toBe('paid');
  online({ ...booked, status: 'Cancelled' });
  await lookUp(12);
  expect($reservation.get()).toEqual({ state: 'none' });
});

describe('without a network', () => {
  it('the last booking is as it was', async () => {
    online(booked);
    await lookUp(12);
    offline();
    expect(await lookUp(12)).toEqual(booked);
    expect(storedFields('kept-booking').id).toBe(12);
    await expect(lookUp(13)).rejects.toThrow(Unreachable);
  });

  it('one that was kept before there were extras reads as having none', async () => {
    const { services: _, arrival_time, note, breakfast, extra_beds, ...older } = booked;
    localStorage.setItem('kept-booking', JSON.stringify(older));
    offline();
    expect(await lookUp(12)).toEqual(booked);
  });

  it('and one with an extra that this page does not know reads without it', async () => {
    const meal = { kind: 'mahaprasad', count: 2, date: '2026-12-19' };
    const services = [{ ...meal, kind: 'boat' }, meal, { ...meal, from: 'harbour' }];
    localStorage.setItem('kept-booking', JSON.stringify({ ...booked, services }));
    offline();
    expect(await lookUp(12)).toEqual({ ...booked, services: [meal] });
  });

  it('what was never paid for is not kept', async () => {
    online({ ...booked, status: 'Pending Payment' });
    await lookUp(12);
    offline();
    await expect(lookUp(12)).rejects.toThrow(Unreachable);
    expect(storedFields('kept-booking').id).toBeUndefined();
  });

  it('something else under its name is no booking', async () => {
    offline();
    for (const other of ['{', '[]', '{"id":12}', '"12"']) {
      localStorage.setItem('kept-booking', other);
      await expect(lookUp(12)).rejects.toThrow(Unreachable);
    }
  });

  it('a booking that was changed has its new invoice, and one that was cancelled has none', async () => {
    Object.assign(globalThis, { caches: fakeCaches() });
    let reservation = booked;
    fakeApi(({ path }) =>
      path.includes('/invoice/')
        ? new Response(`%PDF ${reservation.check_in}`, { headers: { 'Content-Type': 'application/pdf' } })
        : json({ reservation }),
    );
    const words = async () => (await kept('/invoices/12', 'invoices'))?.text();
    await lookUp(12);
    await eventually(async () => expect(await words()).toBe('%PDF 2026-12-18'));
    // Without a network, the link of the invoice opens it under the name of spec section 7.
    expect((await kept('/invoices/12', 'invoices'))?.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''Invoice_SH12_Asha_Mohapatra.pdf",
    );
    reservation = { ...booked, check_in: '2026-12-19' };
    await lookUp(12);
    await eventually(async () => expect(await words()).toBe('%PDF 2026-12-19'));
    reservation = { ...reservation, status: 'Cancelled' };
    await lookUp(12);
    await eventually(async () => expect(await words()).toBeUndefined());
  });

  it('neither it nor its invoice is left after signing out', async () => {
    Object.assign(globalThis, { caches: fakeCaches() });
    fakeApi(({ path }) =>
      path.includes('/invoice/')
        ? new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
        : json({ reservation: booked }),
    );
    await lookUp(12);
    await eventually(async () => expect(await kept('/invoices/12', 'invoices')).toBeDefined());
    offline();
    await signOut();
    expect(storedFields('kept-booking').id).toBeUndefined();
    expect(await kept('/invoices/12', 'invoices')).toBeUndefined();
  });

  it('what is no PDF is not kept', async () => {
    Object.assign(globalThis, { caches: fakeCaches() });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    fakeApi(({ path }) =>
      path.includes('/invoice/')
        ? new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
        : json({ reservation: booked }),
    );
    await lookUp(12);
    await eventually(() =>
      expect(log).toHaveBeenCalledWith('The invoice could not be kept', expect.any(Error)),
    );
    expect(await kept('/invoices/12', 'invoices')).toBeUndefined();
    log.mockRestore();
  });

  it('keeps no keys of its files, which would look like a change', async () => {
    const files = { invoice: '/api/public/invoice/download/12?key=a', calendar: '/api/x' };
    online({ ...booked, files });
    await lookUp(12);
    expect(localStorage.getItem('kept-booking')).not.toContain('key=');
  });
});
