import type { Hono } from 'hono';
import { acceptOffer, openOffer } from '#contract/offer-page.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { splitPayment } from '#domain/money/totals.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { toE164 } from '#server/platform/phone-number.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { admitByLink, bearerOf, findOwned, NEVER } from '#server/reservations/ownership.ts';
import { findReservation, lockReservation, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { reservationView } from '#server/reservations/view.ts';

const phoneOf = (guest_phone: string, { country }: ReservationRow) => ({
  guest_phone,
  guest_phone_e164: toE164(guest_phone, country),
});

/** Mounts the calls of the page on which a human pays for what an assistant has held. */
export function offerRoutes(app: Hono, deps: AppContext): void {
  const { db, accounts, clock } = deps;

  mount(app, openOffer, async ({ body: { token }, c }) => {
    const id = accounts.offerTokens.read(token);
    const { refusal } = await countAttempt(
      deps,
      c,
      'open-booking',
      'any',
      id === undefined ? undefined : token,
    );
    if (refusal) return refusal;
    const row = id === undefined ? undefined : await findReservation(db, id);
    if (!row) return refuse('not_found');
    const isHeld = !row.released_at && statusAt(row, clock()) === 'held';
    if (!isHeld && !(await findOwned(c, deps, row.id))) return refuse('not_found');
    const bearer = isHeld ? await admitByLink(c, deps, row.id, NEVER) : await bearerOf(c, deps, row);
    return {
      reservation: await reservationView(deps, row, bearer),
      needs_phone: row.guest_phone === '',
    };
  });

  mount(app, acceptOffer, async ({ body, c }) => {
    const id = accounts.offerTokens.read(body.token);
    const { refusal } = await countAttempt(
      deps,
      c,
      'open-booking',
      'any',
      id === undefined ? undefined : body.token,
    );
    if (refusal) return refusal;
    if (id === undefined) return refuse('not_found');
    const { guest_phone, guest_address, payment_method } = body;
    const accepted = await inTransaction(db, async (tx) => {
      const row = await lockReservation(tx, id);
      if (!row || row.released_at) return refuse('not_found');
      const status = statusAt(row, clock());
      if (status !== 'held') return refuse(status === 'confirmed' ? 'already_paid' : 'hold_expired');
      if (row.guest_phone === '' && !guest_phone) {
        const missing = say().bookingGuestDetails.detailSentence('phone', 'missing');
        return refuse('bad_request', { fields: { guest_phone: missing } });
      }
      await updateReservation(tx, id, {
        payment_method,
        due_now: splitPayment(row.total, payment_method).now,
        ...(guest_phone && phoneOf(guest_phone, row)),
        ...(guest_address !== undefined && { guest_address }),
      });
      return row;
    });
    if (accepted instanceof Refusal) return accepted;
    const row = (await findReservation(db, id)) ?? accepted;
    return { reservation: await reservationView(deps, row, await bearerOf(c, deps, row)) };
  });
}
