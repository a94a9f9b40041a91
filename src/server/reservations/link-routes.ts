import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { mailBookingLink, mailFreshLink } from '#contract/reservation.ts';
import { hasLinkEnded } from '#domain/booking/booking-link.ts';
import { readBookingReference } from '#domain/booking/booking-reference.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { isSameEmail } from '#domain/party/email.ts';
import { say } from '#server/language/say.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { mayMail } from '#server/mail/stranger-mail.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { createBookingLink } from './link-queries.ts';
import { findOwned } from './ownership.ts';
import { findReservation } from './queries.ts';
import { mailRequestLink } from './requests.ts';
import type { ReservationRow } from './schema.ts';

/**
 * Milliseconds, longer than writing a mail takes, so that the response time doesn't reveal whether there is a booking.
 */
const RESPOND_AFTER_MS = 150;

/** Mounts the call that mails a new link to a guest who has lost the mails of a booking or has only an old one. */
export function bookingLinkRoutes(app: Hono, deps: AppContext): void {
  mount(app, mailBookingLink, async ({ body: { reference, email }, c }) => {
    const { refusal } = await countAttempt(deps, c, 'booking-mail', email);
    if (refusal) return refusal;
    const id = readBookingReference(reference);
    await Promise.all([
      wait(RESPOND_AFTER_MS),
      id === undefined ? undefined : findAndMail(deps, c, id, email),
    ]);
    return { message: say().bookingFindBooking.LINK_SENT };
  });

  mount(app, mailFreshLink, async ({ params, c }) => {
    const row = await findOwned(c, deps, params.id);
    if (!row?.confirmed_at && !row?.awaits_host) return refuse('not_found');
    const { refusal } = await countAttempt(deps, c, 'booking-mail', row.guest_email, `reservation ${row.id}`);
    if (refusal) return refusal;
    if (hasLinkEnded(row.check_out, todayInIndia(deps.clock()))) return refuse('link_ended');
    if (row.confirmed_at) await mailLink(deps, c, row);
    else await mailRequestLink(deps, c, row.id, row.guest_email);
    return { message: say().siteApi.FRESH_LINK_SENT };
  });
}

async function findAndMail(deps: AppContext, c: Context, id: number, email: string): Promise<void> {
  const row = await findReservation(deps.db, id);
  // The booking must have been confirmed once: a hold has had no mail, and its reference was never shown.
  if (!row?.confirmed_at || row.released_at || !isSameEmail(row.guest_email, email)) return;
  if (hasLinkEnded(row.check_out, todayInIndia(deps.clock()))) return;
  await mailLink(deps, c, row);
}

async function mailLink(deps: AppContext, c: Context, { id, guest_email }: ReservationRow): Promise<void> {
  if (!(await mayMail(deps, c, guest_email))) return;
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const token = await createBookingLink(tx, id, now);
    await enqueueMail(tx, guest_email, { kind: 'booking_link', data: { reservation_id: id, token } }, now);
  });
}
