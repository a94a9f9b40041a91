import { refundPercent } from '#domain/booking/cancellation.ts';
import { type ChangeMoney, moneyOfChange } from '#domain/booking/change.ts';
import { billOf, roomPrices } from '#domain/booking/quote.ts';
import { nightsOfStay } from '#domain/dates/stay.ts';
import { floorRupees } from '#domain/money/money.ts';
import { withCharges } from '#domain/money/totals.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { StoredQuote } from '#server/reservations/quotes/quote-queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { promisedTerms } from '#server/reservations/terms-queries.ts';

/** Returns a quote's amounts and what they mean for a booking, with the refund percentage at the time of the quote. */
export async function changeMoneyOf(db: Database | Tx, row: ReservationRow, quote: StoredQuote) {
  const counts = { breakfasts: quote.breakfasts, extraBeds: quote.extraBeds };
  const stay = billOf(roomPrices(quote.prices), counts, quote.prices.addOns, nightsOfStay(quote.stay));
  const totals = withCharges(stay, row.charges_total);
  const percent = refundPercent(await promisedTerms(db, row), row.check_in, quote.createdAt);
  const { total, cancellation_fee: cancellationFee, charges_total: charges } = row;
  const paid = floorRupees(row.paid_paise);
  const refundedOffline = floorRupees(row.paid_paise + row.refunded_offline_paise) - paid;
  const money: ChangeMoney = moneyOfChange(
    { total, cancellationFee, paid, refundedOffline, charges },
    totals.total,
    percent,
  );
  return { totals, percent, money, paid };
}
