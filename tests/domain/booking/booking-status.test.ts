import { describe, expect, it } from 'vitest';
import { hasLinkEnded, isProofFresh } from '#domain/booking/booking-link.ts';
import { sourceOf } from '#domain/booking/booking-source.ts';
import { bookingTone, displayStatus, paymentTone, splitBookings } from '#domain/booking/booking-status.ts';
import { claimKeptUntil, guestPaysUntil, hostAnswersUntil } from '#domain/booking/host-answer.ts';
import { paymentStatusOf, statusAt } from '#domain/booking/reservation.ts';

describe('booking status', () => {
  it('shows Pending and Completed as Confirmed; others unchanged', () => {
    const shown = ['Pending', 'Completed', 'Cancelled', 'Expired', 'Pending Payment'].map(displayStatus);
    expect(shown).toEqual(['Confirmed', 'Confirmed', 'Cancelled', 'Expired', 'Pending Payment']);
  });

  it('is red when cancelled; payments are Paid green, Pending yellow, Failed red', () => {
    expect(bookingTone('Cancelled')).toBe('bad');
    expect(['Completed', 'Expired'].map(bookingTone)).toEqual(['good', 'plain']);
    expect(['Paid', 'Pending', 'Failed', 'Refunded'].map(paymentTone)).toEqual([
      'good',
      'waiting',
      'bad',
      'plain',
    ]);
  });
});

describe('current and previous bookings', () => {
  const booking = (id: number, checkin_date: string, checkout_date: string, status = 'Completed') => ({
    id,
    status,
    checkin_date,
    checkout_date,
    check_out_time: '08:00',
  });
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);

  it('are separated by the check-out instant in India, 08:00 AM unless the host has set another', () => {
    const list = [booking(1, '2026-12-18', '2026-12-20')];
    expect(ids(splitBookings(list, new Date('2026-12-20T02:29:59Z')).current)).toEqual([1]);
    const after = splitBookings(list, new Date('2026-12-20T02:30:00Z'));
    expect(ids(after.current)).toEqual([]);
    expect(ids(after.previous)).toEqual([1]);
    const late = list.map((one) => ({ ...one, check_out_time: '11:30' }));
    expect(ids(splitBookings(late, new Date('2026-12-20T05:59:59Z')).current)).toEqual([1]);
    expect(ids(splitBookings(late, new Date('2026-12-20T06:00:00Z')).current)).toEqual([]);
  });

  it('exclude cancelled bookings, which have their own list; nearest first', () => {
    const list = [
      booking(1, '2027-02-01', '2027-02-03'),
      booking(2, '2027-01-01', '2027-01-03', 'Pending'),
      booking(3, '2027-01-05', '2027-01-06', 'Cancelled'),
      booking(4, '2026-03-01', '2026-03-02'),
      booking(5, '2026-05-01', '2026-05-02'),
      booking(6, '2027-03-01', '2027-03-02', 'Cancelled'),
    ];
    const { current, previous, cancelled } = splitBookings(list, new Date('2026-12-01T00:00:00Z'));
    expect(ids(current)).toEqual([2, 1]);
    expect(ids(previous)).toEqual([5, 4]);
    expect(ids(cancelled)).toEqual([6, 3]);
  });
});

describe('what ends by the clock', () => {
  const now = new Date('2026-12-01T06:00:00Z');
  const later = (hours: number, milliseconds = 0) =>
    new Date(now.getTime() + hours * 3_600_000 + milliseconds);

  it('is a hold, at its instant; a hold without an end, and what is no hold any more, stays', () => {
    const at = (status: 'held' | 'confirmed', hold_expires_at: Date | null) =>
      statusAt({ status, hold_expires_at }, now);
    expect([at('held', later(0, 1)), at('held', now), at('held', null)]).toEqual(['held', 'expired', 'held']);
    expect([at('confirmed', now), at('confirmed', null)]).toEqual(['confirmed', 'confirmed']);
  });

  it('is a link ninety days after check-out, and the proof of a mailbox after thirty days', () => {
    expect(['2027-03-20', '2027-03-21'].map((today) => hasLinkEnded('2026-12-20', today))).toEqual([
      false,
      true,
    ]);
    expect([isProofFresh(now, later(720, -1)), isProofFresh(now, later(720))]).toEqual([true, false]);
  });

  it('is the time of a host to answer, of a guest to pay, and of what a guest says to have paid', () => {
    expect([hostAnswersUntil(now), guestPaysUntil(now), claimKeptUntil(now)]).toEqual(
      [2, 24, 24].map((hours) => later(hours)),
    );
  });
});

it('a booking is paid when nothing is due', () => {
  expect([1, 0, -1].map(paymentStatusOf)).toEqual(['partly_paid', 'paid', 'paid']);
});

it('a booking of an unknown source is of the website', () => {
  expect([5, 6, 10, 4].map(sourceOf)).toEqual(['web', 'phone', 'channel', 'web']);
});
