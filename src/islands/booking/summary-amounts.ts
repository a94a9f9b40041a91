import type { AddOnCounts } from '#domain/add-ons.ts';
import type { CartItem } from '#domain/cart.ts';
import { type BookingTotals, type PaymentChoice, splitPayment } from '#domain/totals.ts';
import type { Amount } from '#islands/ui/AmountList.tsx';

interface Booked {
  items: readonly CartItem[];
  totals: BookingTotals;
  counts: AddOnCounts;
  nights: number;
  paymentMethod: PaymentChoice | null;
}

/** The bill so far: rooms, savings, add-ons, total; with an advance, what is paid now and what at the property. */
export function summaryAmounts({ items, totals, counts, nights, paymentMethod }: Booked): Amount[] {
  const stay = nights === 1 ? '1 night' : `${nights} nights`;
  const amounts: Amount[] = [
    { label: items.length === 1 ? `Room, ${stay}` : `${items.length} rooms, ${stay}`, rupees: totals.price },
  ];
  if (totals.discount > 0) amounts.push({ label: 'Discount', rupees: -totals.discount, kind: 'saving' });
  if (totals.rulesDiscount > 0) {
    amounts.push({ label: 'Longer stay discount', rupees: -totals.rulesDiscount, kind: 'saving' });
  }
  if (counts.breakfasts > 0) {
    const note = `${counts.breakfasts} a day, ${stay}`;
    amounts.push({ label: 'Breakfast', rupees: totals.breakfast, note });
  }
  if (counts.extraBeds > 0) {
    const note = `${counts.extraBeds} a night, ${stay}`;
    amounts.push({ label: 'Extra bed', rupees: totals.extraBed, note });
  }
  amounts.push({ label: 'Total', rupees: totals.total, kind: 'total' });
  if (paymentMethod === 'advance') {
    const { now, later } = splitPayment(totals.total, paymentMethod);
    amounts.push({ label: 'You pay now', rupees: now });
    amounts.push({ label: 'At the property, on check-in', rupees: later });
  }
  return amounts;
}
