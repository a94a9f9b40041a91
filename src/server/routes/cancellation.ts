import type { Hono } from 'hono';
import { cancelReservation } from '#contract/reservation.ts';
import type { AppDeps } from '../deps.ts';
import { mount } from '../http/mount.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { cancelBooking } from '../payments/cancel-booking.ts';
import { payDueRefunds } from '../payments/refunds.ts';
import { findProven } from '../reservations/ownership.ts';
import { reservationView } from '../reservations/view.ts';
import { findReservation } from '../storage/reservations.ts';
import { inTransaction } from '../storage/transaction.ts';

/** A guest cancels what they have booked. */
export function cancellationRoutes(app: Hono, deps: AppDeps): void {
  const { db, clock, log } = deps;

  mount(app, cancelReservation, async ({ params, body, c }) => {
    const owned = await findProven(c, deps, params.id);
    if (owned instanceof Refusal) return owned;
    const shown = body.refund ?? undefined;
    const outcome = await inTransaction(db, (tx) => cancelBooking(tx, deps, owned.id, shown));
    if (outcome instanceof Refusal) return outcome;
    // It is written down: what can't be paid now is paid by the background job.
    await payDueRefunds(deps, owned.id).catch((error: unknown) => {
      log.error({ reservation: owned.id, err: error }, 'refund of a cancelled booking not paid yet');
    });
    const row = await findReservation(db, owned.id);
    if (!row) return refuse('not_found');
    return { success: true as const, reservation: await reservationView(db, row, clock()) };
  });
}
