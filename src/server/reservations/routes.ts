import type { Hono } from 'hono';
import { createReservation, deleteReservation, getReservation, openBooking } from '#contract/reservation.ts';
import { hasLinkEnded } from '#domain/booking/booking-link.ts';
import { sourceOf } from '#domain/booking/booking-source.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { keptUntil, lockUnpaid, releaseUnpaid } from '#server/reservations/holds/release-unpaid.ts';
import type { HeldRooms } from './create.ts';
import type { Freshness } from './freshness.ts';
import { holdForGuest } from './hold-for-guest.ts';
import { readIdempotency } from './idempotency.ts';
import { readBookingLink } from './link-queries.ts';
import type { Offers } from './offers.ts';
import { admitByLink, bearerOf, findOwned, setReservationCookie } from './ownership.ts';
import { findReservation } from './queries.ts';
import { askHost } from './requests.ts';
import { reservationView } from './view.ts';

export function reservationRoutes(
  app: Hono,
  deps: AppContext,
  { offers, freshness }: { offers: Offers; freshness: Freshness },
): void {
  const { db, config, clock } = deps;

  mount(app, createReservation, async ({ body, c }) => {
    const idempotency = readIdempotency(c.req.header('Idempotency-Key'), body);
    const held = await holdForGuest(c, { ...deps, offers, freshness }, { request: body, idempotency });
    if (held instanceof Refusal) return held;
    setReservationCookie(c, deps, held.id, held.secret);
    return {
      success: true as const,
      booking_id: held.id,
      ...(held.awaitsHost ? { awaits_host: true as const } : {}),
      message: messageOf(held, config.payments),
    };
  });

  mount(app, getReservation, async ({ params, c }) => {
    const row = await findOwned(c, deps, params.id);
    if (!row) return refuse('not_found');
    return { reservation: await reservationView(deps, row, await bearerOf(c, deps, row)) };
  });

  mount(app, openBooking, async ({ body: { token }, c }) => {
    const link = await readBookingLink(db, token);
    const { refusal } = await countAttempt(deps, c, 'open-booking', 'any', link && token);
    if (refusal) return refusal;
    const row = link && (await findReservation(db, link.reservationId));
    if (!row || row.released_at) return refuse('not_found', {}, say().siteApi.BOOKING_LINK_UNKNOWN);
    if (hasLinkEnded(row.check_out, todayInIndia(clock()))) return refuse('link_ended');
    const bearer = await admitByLink(c, deps, row.id, link.mailedAt);
    const current = row.awaits_host ? await askHost(deps, row.id) : row;
    return { reservation: await reservationView(deps, current ?? row, bearer) };
  });

  mount(app, deleteReservation, async ({ params, query, c }) => {
    const owned = await findOwned(c, deps, params.id);
    if (!owned) return refuse('not_found');
    return inTransaction(db, async (tx) => {
      const row = await lockUnpaid(tx, owned.id);
      if (row instanceof Refusal) return row;
      const now = clock();
      const kept = keptUntil(row, { now, isWindowClosed: query.window === 'closed' });
      if (kept) return { success: true as const, held_until: kept.toISOString() };
      if (sourceOf(row.source) === 'web') await releaseUnpaid(tx, offers, row.id, now);
      return { success: true as const };
    });
  });
}

function messageOf({ awaitsHost, isNew }: HeldRooms, { kind }: AppContext['config']['payments']): string {
  if (!awaitsHost) return say().siteApi.RESERVATION_CREATED;
  if (isNew === 'unproven') return say().siteApi.OPEN_THE_LINK;
  return kind === 'at_property' ? say().siteApi.HOST_CONFIRMS : say().siteApi.HOST_CONFIRMS_FIRST;
}
