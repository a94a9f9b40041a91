import { describe, expect, it } from 'vitest';
import { chargeFact } from '#messages/booking/charges.ts';
import {
  countdown,
  paymentFacts,
  placeFacts,
  requestFacts,
  stayFacts,
  whatsAppQuestion,
} from '#messages/booking/trip.ts';

const stay = {
  reference: 'SH7',
  property: 'Sagar Kutir',
  rooms: ['Garuda Room', 'Garden Room'],
  checkIn: 'Fri, 18 Dec 2026',
  checkOut: 'Mon, 21 Dec 2026',
  checkInTime: '09:00 AM',
  checkOutTime: '08:00 AM',
  adults: 2,
  children: 0,
};

describe('a trip in words', () => {
  it('counts whole days to check-in, then to check-out', () => {
    const days: [number, number][] = [
      [23, 26],
      [1, 4],
      [0, 3],
      [-1, 2],
      [-2, 1],
      [-3, 0],
      [-4, -1],
    ];
    expect(days.map((both) => countdown(...both))).toEqual([
      'Check-in in 23 days',
      'Check-in is tomorrow',
      'Check-in is today',
      'You are here for 2 more nights',
      'Check-out is tomorrow',
      'Check-out is today',
      'Thank you for staying with us',
    ]);
  });

  it('says that the host has ended the stay', () => {
    const notCome = 'The host has marked that you did not come';
    expect([1, 0, -1].map((toCheckOut) => countdown(-1, toCheckOut, 'no_show'))).toEqual([
      notCome,
      notCome,
      notCome,
    ]);
    expect(countdown(-1, 2, 'checked_out')).toBe('You are checked out');
    expect(countdown(-4, -1, 'checked_out')).toBe('Thank you for staying with us');
  });

  it('names children only if there are any', () => {
    const labels = (children: number) => stayFacts({ ...stay, children }).map(([label]) => label);
    expect(labels(0)).toEqual([
      'Booking reference',
      'Property',
      'Check-in',
      'Check-out',
      'Guests',
      'Room types',
    ]);
    expect(labels(1)).toContain('Children');
  });

  it('leaves out directions that the host has not written, and amounts of nothing', () => {
    expect(placeFacts({ address: 'Lane 4, Puri', gate: 'Open', fromAirport: 'By car.' })).toEqual([
      ['Address', 'Lane 4, Puri'],
      ['From Bhubaneswar airport', 'By car.'],
      ['Main gate', 'Open'],
    ]);
    const paid = { isBooked: true, depositPercent: 50, charges: [], total: '₹10', paid: '₹10', due: '₹0' };
    expect(paymentFacts({ ...paid, isCancelled: false, hasBalance: false })).toEqual([
      ['Payment method', 'Paid in full'],
      ['Total amount, taxes included', '₹10'],
      ['Paid', '₹10'],
    ]);
  });

  it('names what the host has added before the total', () => {
    const laundry = chargeFact({ text: 'Laundry', count: 1, price: '₹250', total: '₹250', date: null });
    const bread = { text: 'Breakfast', count: 2, price: '₹150', total: '₹300', date: 'Sat, 19 Dec 2026' };
    const charges = [laundry, chargeFact(bread)];
    const paid = { isBooked: true, depositPercent: 50, charges, total: '₹550', paid: '₹550', due: '₹0' };
    expect(paymentFacts({ ...paid, isCancelled: false, hasBalance: false }).slice(1, 4)).toEqual([
      ['Laundry', '₹250'],
      ['Breakfast', '₹300 (2 × ₹150), Sat, 19 Dec 2026'],
      ['Total amount, taxes included', '₹550'],
    ]);
  });

  it('says how it was paid while it is booked, by what is still due', () => {
    const some = { depositPercent: 50, isCancelled: false, charges: [], total: '₹10', paid: '₹5', due: '₹5' };
    const method = (isBooked: boolean, hasBalance: boolean) =>
      paymentFacts({ ...some, isBooked, hasBalance }).find(([label]) => label === 'Payment method')?.[1];
    expect([method(true, true), method(true, false), method(false, false)]).toEqual([
      '50% advance',
      'Paid in full',
      undefined,
    ]);
  });

  it('has the guest’s requests, two of one kind too; a cancelled booking has nothing to pay', () => {
    const bus = { kind: 'bus_tickets', count: 2, date: 'Sat, 19 Dec 2026' } as const;
    const requests = { services: [bus, bus], arrivalTime: '14:30', note: null };
    expect(requestFacts(requests, 'guest')).toEqual([
      ['Tourist bus tickets', '2 seats on Sat, 19 Dec 2026, payable at the homestay, the host will confirm'],
      ['Tourist bus tickets', '2 seats on Sat, 19 Dec 2026, payable at the homestay, the host will confirm'],
      ['Arrival time', '14:30'],
    ]);
    expect(requestFacts(requests, 'cancelled')[0]).toEqual([
      'Tourist bus tickets',
      '2 seats on Sat, 19 Dec 2026',
    ]);
  });

  it('is what the message to the host begins with', () => {
    expect(whatsAppQuestion(stay)).toMatch(
      /^Namaskar! .*\nBooking reference: SH7\nProperty: Sagar Kutir\nCheck-in: Fri, 18 Dec 2026, from 09:00 AM\n/,
    );
  });
});
