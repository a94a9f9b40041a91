import type { CartItem } from '#domain/booking/cart.ts';
import type { AddOnCounts } from '#domain/money/add-ons.ts';
import { type BookingTotals, type PaymentChoice, splitPayment } from '#domain/money/totals.ts';
import type { Amount } from '#islands/ui/AmountList.tsx';
import { BREAKFAST, EXTRA_BED } from '#messages/booking/add-ons.ts';
import * as messages from '#messages/booking/bill.ts';
import { discount } from '#messages/rooms/room.ts';
import { nights as nightsOf } from '#messages/rooms/search.ts';

interface Booked {
  items: readonly CartItem[];
  totals: BookingTotals;
  counts: AddOnCounts;
  nights: number;
  paymentMethod: PaymentChoice | null;
  code?: string | undefined;
}

/** Returns the bill: rooms, savings, add-ons, total; for an advance, the amounts due now and at the property. */
export function summaryAmounts({ items, totals, counts, nights, paymentMethod, code }: Booked): Amount[] {
  const stay = nightsOf(nights);
  const amounts: Amount[] = [{ label: messages.roomsFor(items.length, stay), rupees: totals.price }];
  if (totals.discount > 0) amounts.push({ label: discount, rupees: -totals.discount, kind: 'saving' });
  if (totals.rulesDiscount > 0) {
    amounts.push({ label: messages.longerStayDiscount, rupees: -totals.rulesDiscount, kind: 'saving' });
  }
  if (code && totals.codeDiscount > 0) {
    amounts.push({ label: messages.codeLine(code), rupees: -totals.codeDiscount, kind: 'saving' });
  }
  if (counts.breakfasts > 0) {
    const note = messages.eachDay(counts.breakfasts, stay);
    amounts.push({ label: BREAKFAST.name, rupees: totals.breakfast, note });
  }
  if (counts.extraBeds > 0) {
    const note = messages.everyNight(counts.extraBeds, stay);
    amounts.push({ label: EXTRA_BED.name, rupees: totals.extraBed, note });
  }
  amounts.push({ label: messages.total, rupees: totals.total, kind: 'total', note: messages.taxesIncluded });
  if (paymentMethod === 'advance') {
    const { now, later } = splitPayment(totals.total, paymentMethod);
    amounts.push({ label: messages.youPayNow, rupees: now });
    amounts.push({ label: messages.atProperty, rupees: later });
  }
  return amounts;
}
