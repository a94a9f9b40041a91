import type { Context, Hono } from 'hono';
import { listTravellers, saveTravellers as saveCall } from '#contract/travellers.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { signedIn } from '#server/platform/http/signed-in.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { reservationsOf } from '#server/reservations/booking-queries.ts';
import { findProven } from '#server/reservations/ownership.ts';
import { findReservation, lockReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { knownFrom, knownView } from './known-travellers.ts';
import { saveTravellers } from './save-travellers.ts';
import { travellersOf } from './traveller-queries.ts';
import { maskedTraveller } from './traveller-view.ts';

/** Mounts the online check-in: who travels, as the guest of a booking tells it. */
export function registerRoutes(app: Hono, deps: AppContext): void {
  const { db, sealer } = deps;

  /**
   * A guest is offered the travellers of the earlier bookings of their own account. The session is read before a
   * transaction, because a server may have one connection.
   */
  const knownTo = async (c: Context) => {
    const session = await signedIn(c, deps);
    return async (tx: Database | Tx, row: ReservationRow) =>
      session ? knownFrom(tx, sealer, reservationsOf(tx, session.user), row) : [];
  };
  const answer = async (c: Context, row: ReservationRow) => ({
    travellers: (await travellersOf(db, sealer, row.id)).flatMap((one) => maskedTraveller(one) ?? []),
    arrival_time: row.arrival_time,
    note: row.note,
    known: knownView(await (await knownTo(c))(db, row)),
  });

  mount(app, listTravellers, async ({ params, c }) => {
    const owned = await findProven(c, deps, params.id);
    return owned instanceof Refusal ? owned : answer(c, owned);
  });

  mount(app, saveCall, async ({ params, body, c }) => {
    const owned = await findProven(c, deps, params.id);
    if (owned instanceof Refusal) return owned;
    const tooMany = await checkRateLimit(deps, c, 'travellers', owned.id);
    if (tooMany) return tooMany;
    const knownOf = await knownTo(c);
    const refusal = await inTransaction(db, async (tx) => {
      const row = await lockReservation(tx, owned.id);
      if (!row || row.released_at) return refuse('not_found');
      const known = await knownOf(tx, row);
      return saveTravellers(tx, row, body, { sealer, now: deps.clock(), by: 'guest', known });
    });
    return refusal ?? answer(c, (await findReservation(db, owned.id)) ?? owned);
  });
}
