import type { Hono } from 'hono';
import { changeReservation, quoteChange } from '#contract/change.ts';
import { say } from '#server/language/say.ts';
import { payNow } from '#server/payments/refunds/pay-refunds.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { changeMoneyOf } from '#server/reservations/changes/change-money.ts';
import { countChanges } from '#server/reservations/changes/change-queries.ts';
import { refuseChange } from '#server/reservations/changes/plan-change.ts';
import { writeChangeQuote } from '#server/reservations/changes/quote-change.ts';
import { requestedStayOf } from '#server/reservations/changes/requested-stay.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { bearerOf, findProven } from '#server/reservations/ownership.ts';
import { findReservation } from '#server/reservations/queries.ts';
import { namedQuote } from '#server/reservations/quotes/quote-queries.ts';
import { quoteView } from '#server/reservations/quotes/quote-view.ts';
import { reservationView } from '#server/reservations/view.ts';
import { checkChange } from './check-change.ts';
import type { PaymentContext } from './context.ts';
import { changeBooking } from './modify.ts';

/** Mounts changing a confirmed booking: first the quote, then the change itself. */
export function changeRoutes(app: Hono, deps: AppContext & PaymentContext & { freshness: Freshness }): void {
  const { db, clock, config } = deps;

  mount(app, quoteChange, async ({ params, body, c }) => {
    const now = clock();
    const changesBefore = await countChanges(db, params.id);
    const row = await findProven(c, deps, params.id);
    if (row instanceof Refusal) return row;
    const refusal = await refuseChange(db, row, now);
    if (refusal) return refusal;
    const tooMany = await checkRateLimit(deps, c, 'change', row.id);
    if (tooMany) return tooMany;
    const quote = await writeChangeQuote(db, row, await requestedStayOf(db, row, body), {
      now,
      changesBefore,
    });
    if (quote instanceof Refusal) return quote;
    const { money, percent, paid } = await changeMoneyOf(db, row, quote);
    const change = {
      old_total: row.total,
      new_total: money.total,
      paid,
      pay_now: money.payNow,
      pay_later: money.payLater,
      comes_back: money.refund,
      kept: money.cancellationFee,
      percent,
    };
    return { quote: quoteView(await namedQuote(db, quote)), change };
  });

  mount(app, changeReservation, async ({ params, body, c }) => {
    const owned = await findProven(c, deps, params.id);
    if (owned instanceof Refusal) return owned;
    const tooMany = await checkRateLimit(deps, c, 'change', owned.id);
    if (tooMany) return tooMany;
    await checkChange(deps, owned.id, body.quote_id);
    const context = { now: clock(), hostEmail: config.hostEmail, host: deps.host };
    const changed = await inTransaction(db, (tx) => changeBooking(tx, owned.id, body.quote_id, context));
    if (changed instanceof Refusal) return changed;
    const row = (await findReservation(db, owned.id)) ?? owned;
    if (changed.refund > 0) await payNow(deps, row.id);
    return {
      success: true as const,
      reservation: await reservationView(deps, row, await bearerOf(c, deps, row)),
      comes_back: changed.refund,
      message: say().siteApi.BOOKING_CHANGED,
    };
  });
}
