import { totalOf } from '#domain/money/totals.ts';
import { sumNights } from '#domain/rates/pricing.ts';
import type { Invoice } from '#server/documents/invoice-data.ts';

const night = (date: string, price: number, discount = 0) => ({ night: date, price, discount });

const rooms = [
  {
    name: 'Sea Breeze AC Room',
    price: sumNights(
      [night('2026-12-18', 2400, 200), night('2026-12-19', 2400, 200), night('2026-12-20', 2000)],
      5,
    ),
  },
  {
    name: 'Garden Room',
    price: sumNights([night('2026-12-18', 1500), night('2026-12-19', 1500), night('2026-12-20', 1500)], 5),
  },
];
const totals = totalOf(
  rooms.map((room) => room.price),
  { breakfast: 600, extraBed: 600 },
);

/** Two rooms for three nights, an advance paid. */
export function sampleInvoice(change: Partial<Invoice> = {}): Invoice {
  return {
    number: 'INV-000042',
    issuedOn: '2026-11-21',
    reservationId: 107,
    property: {
      name: 'Jagannath Sea View Homestay',
      address: 'Lane 4, Swargadwar, Puri, Odisha 752001',
      phone: '+91 98765 43210',
      email: 'stay@example.in',
    },
    guest: {
      name: 'Ananya Mohanty',
      email: 'ananya@example.com',
      phone: '+91 90000 11111',
      address: '12 Lake Road, Kolkata',
      state: 'West Bengal',
      country: 'India',
    },
    stay: { checkIn: '2026-12-18', checkOut: '2026-12-21', adults: 3, children: 1 },
    times: { checkIn: '09:00', checkOut: '08:00' },
    rooms,
    addOns: { breakfasts: 4, breakfastPrice: 50, extraBeds: 1, extraBedPrice: 200 },
    totals,
    paid: Math.ceil(totals.total / 2),
    due: Math.floor(totals.total / 2),
    payments: [{ reference: 'pay_NXa1b2c3d4e5f6', amount: Math.ceil(totals.total / 2), on: '2026-11-21' }],
    ...change,
  };
}
