import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { newNightsOf } from '#server/reservations/changes/hold-for-change.ts';
import { planQuotedChange } from '#server/reservations/changes/plan-change.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import { findValidQuote } from '#server/reservations/quotes/quote-queries.ts';

/** Asks the other sites about the rooms of a quoted change, if it takes other nights and can be made. */
export async function checkChange(
  { db, clock, freshness }: Pick<AppContext, 'db' | 'clock'> & { freshness: Freshness },
  reservationId: number,
  quoteId: string,
): Promise<void> {
  const now = clock();
  const quote = await findValidQuote(db, quoteId, now);
  if (!quote) return;
  const takesNothing = () =>
    inTransaction(db, async (tx) => {
      const row = await lockReservation(tx, reservationId);
      const plan = row && !row.released_at && (await planQuotedChange(tx, row, quoteId, now));
      return !plan || plan instanceof Refusal || (await newNightsOf(tx, plan)).length === 0;
    });
  await freshness.check(
    quote.prices.rooms.map(({ id }) => id),
    takesNothing,
  );
}
