import { totalOf } from '#domain/money/totals.ts';
import { amountLines } from '#domain/papers/paper-line.ts';
import { linesOf, type Sold } from '#domain/papers/paper-lines.ts';
import type { PaperKind } from '#domain/papers/paper-number.ts';
import { ratesOn } from '#domain/papers/tax-rates.ts';
import { sumNights } from '#domain/rates/pricing.ts';
import type { Paper } from '#server/documents/paper-data.ts';
import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';
import { ODISHA_GSTIN, OTHER_GSTIN } from '../../support/papers.ts';
import { RATES } from '../../support/tax-rates.ts';

const night = (date: string, price: number, discount = 0) => ({ night: date, price, discount });

const rooms = [
  {
    id: 1,
    name: 'Sea Breeze AC Room',
    price: sumNights(
      [night('2026-12-18', 2400, 200), night('2026-12-19', 2400, 200), night('2026-12-20', 2000)],
      5,
    ),
  },
  {
    id: 2,
    name: 'Garden Room',
    price: sumNights([night('2026-12-18', 1500), night('2026-12-19', 1500), night('2026-12-20', 1500)], 5),
  },
];
const totals = totalOf(
  rooms.map((room) => room.price),
  { breakfast: 600, extraBed: 600 },
);

/** The invoice of two rooms for three nights, an advance paid, by a seller who is not registered. */
export function sampleInvoice(change: Partial<StayOnPaper> = {}): Paper {
  const stay = sampleStay(change);
  const lines = linesOf(soldOf(stay), undefined);
  const data = { seller: SELLER, company: null, stay, lines, names: [] };
  const total = stay.totals.total * 100;
  return { kind: 'invoice', number: 'H1I/26-27/00042', issuedOn: '2026-11-21', total, data };
}

/** The same booking by a registered seller for a company: the tax invoice, or a paper over an advance of it. */
export function sampleTaxPaper(
  kind: Exclude<PaperKind, 'invoice'>,
  change: Partial<StayOnPaper> = {},
): Paper {
  const stay = sampleStay(change);
  const rates = ratesOn(RATES, '2026-11-21');
  const sold = linesOf(soldOf(stay), { rates, breakfastIs: 'food', isSpecified: false });
  const isBill = kind === 'tax_invoice';
  const total = (isBill ? stay.totals.total : stay.paid) * 100;
  const voucher = { kind: 'receipt_voucher', on: '2026-11-20' } as const;
  return {
    kind,
    number: 'H1X/26-27/00042',
    issuedOn: '2026-11-21',
    total,
    data: {
      seller: { ...SELLER, gstin: ODISHA_GSTIN },
      company: { name: 'Bengal Silk and Handloom Traders Private Limited', gstin: OTHER_GSTIN },
      stay,
      lines: isBill ? sold : amountLines({ kind: 'amount', text: '' }, total, sold),
      names: isBill ? [] : ['H1R/26-27/00001', 'H1R/26-27/00002'].map((number) => ({ ...voucher, number })),
      ...(kind === 'credit_note' && { isWithoutTax: true }),
    },
  };
}

const SELLER = {
  name: 'Jagannath Sea View Homestay',
  address: 'Lane 4, Swargadwar, Puri, Odisha',
  stateCode: '21',
  pin: '752001',
  phone: '+91 98765 43210',
  email: 'stay@example.in',
  gstin: null,
};

/** What the sample has sold, as the lines of papers are made from it. */
export function soldOf({ rooms, addOns, totals, cancellationFee = 0 }: StayOnPaper): Sold {
  return {
    rooms: rooms.map(({ id, name, price }) => ({
      id,
      name,
      rulesDiscount: price.rulesDiscount,
      nights: price.nights,
    })),
    breakfasts: addOns.breakfasts,
    breakfastCharges: totals.breakfast,
    extraBeds: addOns.extraBeds,
    extraBedCharges: totals.extraBed,
    fee: cancellationFee,
    charges: [],
  };
}

/** Two rooms for three nights, an advance paid. */
export function sampleStay(change: Partial<StayOnPaper> = {}): StayOnPaper {
  return {
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
    charges: [],
    paid: Math.ceil(totals.total / 2),
    due: Math.floor(totals.total / 2),
    payments: [{ reference: 'pay_NXa1b2c3d4e5f6', amount: Math.ceil(totals.total / 2), on: '2026-11-21' }],
    ...change,
  };
}
