import { describe, expect, it } from 'vitest';
import { moneyOfChange } from '#domain/booking/change.ts';
import { chargesTotal, dayOfCharge, isPaidAlready, limitedCharges } from '#domain/money/charges.ts';
import { roomTotalOf } from '#domain/money/totals.ts';

const STAY = { checkIn: '2026-12-18', checkOut: '2026-12-20' };

describe('charges', () => {
  it('of something else are of today, or of the day of the stay that is nearest', () => {
    expect(dayOfCharge('other', STAY, '2026-12-01')).toBe('2026-12-18');
    expect(dayOfCharge('other', STAY, '2026-12-19')).toBe('2026-12-19');
    expect(dayOfCharge('other', STAY, '2026-12-20')).toBe('2026-12-20');
    expect(dayOfCharge('other', STAY, '2027-01-01')).toBe('2026-12-20');
    expect(dayOfCharge('breakfast', STAY, '2026-12-19')).toBe(null);
    expect(dayOfCharge('extra_bed', STAY, '2026-12-19')).toBe(null);
  });

  it('are limited to a total, the oldest first', () => {
    const charges = [
      { id: 1, count: 2, price: 150 },
      { id: 2, count: 3, price: 100 },
      { id: 3, count: 1, price: 50 },
    ];
    expect(limitedCharges(charges, 650)).toEqual(charges);
    expect(limitedCharges(charges, 600)).toEqual(charges.slice(0, 2));
    expect(limitedCharges(charges, 410)).toEqual([charges[0], { id: 2, count: 1, price: 110 }]);
    expect(limitedCharges(charges, 0)).toEqual([]);
    for (let total = 0; total <= 650; total += 1)
      expect(chargesTotal(limitedCharges(charges, total))).toBe(total);
  });

  it.each([
    ['nothing is paid', { paid_paise: 0 }, false],
    ['what is left is paid', { paid_paise: 400_000 }, false],
    ['a paisa more is paid', { paid_paise: 400_001 }, true],
    ['the balance was given up', { paid_paise: 300_000, refunded_offline_paise: 100_001 }, true],
    ['a fee is part of what is paid', { paid_paise: 450_000, cancellation_fee: 500 }, false],
  ])('can be undone or not where %s', (_, booking, isPaid) => {
    const before = { total: 4300, cancellation_fee: 0, refunded_offline_paise: 0, ...booking };
    expect(isPaidAlready(300, before)).toBe(isPaid);
  });

  it('are no part of the rooms', () => {
    const booking = { total: 5000, extra_bed_charges: 400, breakfast_charges: 300, charges_total: 250 };
    expect(roomTotalOf(booking)).toBe(4050);
  });
});

describe('the change of a stay with charges', () => {
  const money = (paid: number, newTotal: number) =>
    moneyOfChange({ total: 4300, charges: 300, cancellationFee: 0, paid }, newTotal, 100);

  it('tops up a stay that is paid in full, and leaves its charges to be paid at the homestay', () => {
    expect(money(4000, 6300)).toMatchObject({ total: 6300, payNow: 2000, payLater: 300, refund: 0 });
    expect(money(4300, 6300)).toMatchObject({ payNow: 2000, payLater: 0 });
  });

  it('tops up an advance to its part of the stay', () => {
    expect(money(2000, 6300)).toMatchObject({ payNow: 1000, payLater: 3300 });
  });

  it('refunds what is more than the new stay and the charges', () => {
    expect(money(4000, 2300)).toMatchObject({ payNow: 0, payLater: 0, refund: 1700 });
  });
});
