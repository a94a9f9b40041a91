import { describe, expect, it } from 'vitest';
import { bookingTone, displayStatus, paymentTone, splitBookings } from '#domain/booking/booking-status.ts';

describe('booking status', () => {
  it('shows Pending and Completed as Confirmed; others unchanged', () => {
    const shown = ['Pending', 'Completed', 'Cancelled', 'Expired', 'Pending Payment'].map(displayStatus);
    expect(shown).toEqual(['Confirmed', 'Confirmed', 'Cancelled', 'Expired', 'Pending Payment']);
  });

  it('is red when cancelled; payments are Paid green, Pending yellow, Failed red', () => {
    expect(bookingTone('Cancelled')).toBe('bad');
    expect(bookingTone('Completed')).toBe('good');
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
