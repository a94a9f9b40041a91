import type { Hono } from 'hono';
import { cancelReservation } from '#contract/reservation.ts';
import { payNow } from '#server/payments/refunds/pay-refunds.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { bearerOf, findProven } from '#server/reservations/ownership.ts';
import { findReservation } from '#server/reservations/queries.ts';
import { reservationView } from '#server/reservations/view.ts';
import { cancelBooking } from './cancel.ts';
import type { PaymentContext } from './context.ts';

export function cancellationRoutes(app: Hono, deps: AppContext & PaymentContext): void {
  const { db } = deps;

  mount(app, cancelReservation, async ({ params, body, c }) => {
    const owned = await findProven(c, deps, params.id);
    if (owned instanceof Refusal) return owned;
    const shown = body.refund ?? undefined;
    const outcome = await inTransaction(db, (tx) => cancelBooking(tx, deps, owned.id, shown));
    if (outcome instanceof Refusal) return outcome;
    await payNow(deps, owned.id);
    const row = await findReservation(db, owned.id);
    if (!row) return refuse('not_found');
    return {
      success: true as const,
      reservation: await reservationView(deps, row, await bearerOf(c, deps, row)),
    };
  });
}
