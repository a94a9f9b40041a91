import '../../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import type { AuditEvent } from '#contract/host/bookings.ts';
import { changeOf } from '#stores/host/bookings/history.ts';
import { dayOf, timeOf } from '#stores/host/moments.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile();

/** A booking of two nights in room 1, and what the page says of each act on it, oldest first. */
async function bookedStay(check_in: string, check_out: string) {
  const headers = await hostHeaders(api);
  const { id } = await bookAsHost(api, headers, { check_in, check_out });
  const calls = hostCalls(api, headers, id);
  const history = async () => {
    const { audit }: { audit: AuditEvent[] } = await calls.read();
    return audit.toReversed().map((event) => [event.action, changeOf(event)]);
  };
  return { ...calls, history };
}

describe('the history of a booking', () => {
  it('says what was paid and how, also of a payment that was voided', async () => {
    const { pay, call, history } = await bookedStay('2026-12-18', '2026-12-20');
    const { payment } = await pay({ amount: 1500, method: 'cash' });
    await pay({ amount: 2500, method: 'upi', note: 'Second half' });
    await call(`/payments/${payment.id}`, { method: 'DELETE', json: { reason: 'Typed twice' } });
    expect(await history()).toEqual([
      ['create booking', ''],
      ['record payment', '₹1,500, Cash'],
      ['record payment', '₹2,500, UPI'],
      ['void payment', '₹1,500, Cash'],
    ]);
  });

  it('says from which stay to which a booking was moved', async () => {
    const { move, history } = await bookedStay('2026-12-22', '2026-12-24');
    await move({ rooms: [2], price: 'keep' });
    await move({ check_in: '2026-12-30', check_out: '2027-01-02', price: 9000 });
    expect((await history()).slice(1)).toEqual([
      ['move booking', '22–24 Dec, Room 1, ₹4,000 → 22–24 Dec, Room 2, ₹4,000'],
      ['move booking', '22–24 Dec, Room 2, ₹4,000 → 30 Dec – 2 Jan, Room 2, ₹9,000'],
    ]);
  });

  it('says what a cancellation refunded and kept', async () => {
    const { pay, cancel, history } = await bookedStay('2026-12-26', '2026-12-28');
    await pay({ amount: 4000, method: 'bank' });
    await cancel({ refund: 1200, reason: 'Ill' });
    expect((await history()).slice(1)).toEqual([
      ['record payment', '₹4,000, Bank transfer'],
      ['cancel booking', '₹1,200 is refunded, ₹2,800 is kept.'],
    ]);
  });

  it('says no more than its name of an act that changed no figures', async () => {
    const { act, history } = await bookedStay('2026-11-21', '2026-11-22');
    await act('note', { text: 'Comes late, ₹500 of tea' });
    await act('check-in');
    await act('check-out');
    expect(await history()).toEqual([
      ['create booking', ''],
      ['add note', ''],
      ['check in', ''],
      ['check out', ''],
    ]);
  });
});

describe('an instant of the server', () => {
  it('is a day and a time in India, wherever it is read', () => {
    expect(['2026-12-14T18:29:59Z', '2026-12-14T18:30:00Z'].map(dayOf)).toEqual(['14 Dec', '15 Dec']);
    expect(timeOf('2026-12-14T03:30:00Z')).toBe('Mon, 14 Dec, 9:00 am');
    expect(timeOf('2026-12-14T18:45:00Z')).toBe('Tue, 15 Dec, 12:15 am');
  });
});
