import type { Hono } from 'hono';
import { createHostBooking, getHostBooking, listHostBookings } from '#contract/host/bookings.ts';
import { mountForHost } from '#server/host/access/access.ts';
import { limitPerson } from '#server/host/access/host-limits.ts';
import { reviewChatLink } from '#server/host/reviews/review-chat.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { digest, isUniqueViolation, readIdempotency } from '#server/reservations/idempotency.ts';
import { findByIdempotencyKey } from '#server/reservations/queries.ts';
import { findHostBooking, findHostBookings } from './booking-queries.ts';
import { hostBookingDetail, hostBookingView, viewOf } from './booking-view.ts';
import { createForGuest, isDecided } from './create-booking.ts';
import { linesOf } from './line-queries.ts';

export function hostBookingRoutes(app: Hono, deps: AppContext & { freshness: Freshness }): void {
  const { db, clock, freshness } = deps;
  const { siteUrl } = deps.config;
  const { checkCodes } = deps.accounts;

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
    const context = { host, now, idempotency, content: deps.host, siteUrl, checkCodes };
    await freshness.check(body.room_ids, () => host.inTransaction((tx) => isDecided(tx, body, context)));
    const isRepeated = idempotency && (await findByIdempotencyKey(db, idempotency.key));
    const isMailed = body.state === 'confirmed' && Boolean(body.guest.email) && !isRepeated;
    const mayMail = !isMailed || !(await limitPerson(deps, host, 'mails'));
    const create = () => host.inTransaction((tx) => createForGuest(tx, body, { ...context, mayMail }));
    const created = await create().catch((error: unknown) => {
      // Another request with the same key has made the booking at the same moment.
      if (idempotency && isUniqueViolation(error)) return create();
      throw error;
    });
    if (created instanceof Refusal) return created;
    const { id, ...told } = created;
    const row = await findHostBooking(db, host.propertyIds, id);
    return row ? { booking: await hostBookingView(db, row, viewOf(deps)), ...told } : refuse('not_found');
  });
}
