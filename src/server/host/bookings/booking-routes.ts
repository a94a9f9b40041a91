import type { Hono } from 'hono';
import { createHostBooking, getHostBooking, listHostBookings } from '#contract/host/bookings.ts';
import { mountForHost } from '#server/host/access/access.ts';
import { reviewChatLink } from '#server/host/reviews/review-chat.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { digest, isUniqueViolation, readIdempotency } from '#server/reservations/idempotency.ts';
import { findHostBooking, findHostBookings } from './booking-queries.ts';
import { hostBookingDetail, hostBookingView, viewOf } from './booking-view.ts';
import { createForGuest, isDecided } from './create-booking.ts';
import { linesOf } from './line-queries.ts';

export function hostBookingRoutes(app: Hono, deps: AppContext & { freshness: Freshness }): void {
  const { db, clock, freshness } = deps;

  mountForHost(app, deps, listHostBookings, async ({ query, host: { propertyIds } }) => {
    const now = clock();
    return { bookings: await linesOf(db, await findHostBookings(db, propertyIds, query, now), now) };
  });

  mountForHost(app, deps, getHostBooking, async ({ params: { id }, host: { propertyIds } }) => {
    const row = await findHostBooking(db, propertyIds, id);
    if (!row) return refuse('not_found');
    const detail = await hostBookingDetail(db, row, viewOf(deps));
    return { ...detail, review_whatsapp_url: await reviewChatLink(deps, row) };
  });
  mountForHost(app, deps, createHostBooking, async ({ body, host, c }) => {
    const now = clock();
    const sent = c.req.header('Idempotency-Key')?.trim();
    // The prefix keeps hosts' keys apart from guests' keys.
    const key = sent && `host ${digest(`${host.user.id} ${sent}`)}`;
    const idempotency = readIdempotency(key, body);
    const context = { host, now, idempotency, content: deps.host };
    await freshness.check(body.room_ids, () => host.inTransaction((tx) => isDecided(tx, body, context)));
    const create = () => host.inTransaction((tx) => createForGuest(tx, body, context));
    const id = await create().catch((error: unknown) => {
      // Another request with the same key has made the booking at the same moment.
      if (idempotency && isUniqueViolation(error)) return create();
      throw error;
    });
    if (id instanceof Refusal) return id;
    const row = await findHostBooking(db, host.propertyIds, id);
    return row ? { booking: await hostBookingView(db, row, viewOf(deps)) } : refuse('not_found');
  });
}
