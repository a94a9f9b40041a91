import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { mailBookingLink } from '#contract/reservation.ts';
import { readBookingReference } from '#domain/booking-reference.ts';
import { LINK_SENT } from '#messages/find-booking.ts';
import { countTry } from '../accounts/limits.ts';
import { mayMail } from '../accounts/stranger-mail.ts';
import type { AppDeps } from '../deps.ts';
import { mount } from '../http/mount.ts';
import { createBookingLink } from '../storage/booking-links.ts';
import { enqueueMail } from '../storage/outbox.ts';
import { findReservation } from '../storage/reservations.ts';
import { inTransaction } from '../storage/transaction.ts';

/** Longer than writing a mail takes: how long the answer takes does not tell whether there is a booking. */
const ANSWER_AFTER_MS = 150;

/** A guest who has lost the mails of a booking gets a new link to it. */
export function bookingLinkRoutes(app: Hono, deps: AppDeps): void {
  mount(app, mailBookingLink, async ({ body: { reference, email }, c }) => {
    const refusal = await countTry(deps, c, 'find-booking', email);
    if (refusal) return refusal;
    const id = readBookingReference(reference);
    await Promise.all([wait(ANSWER_AFTER_MS), id === undefined ? undefined : mailLink(deps, c, id, email)]);
    return { message: LINK_SENT };
  });
}

async function mailLink(deps: AppDeps, c: Context, id: number, email: string): Promise<void> {
  const row = await findReservation(deps.db, id);
  // Only what was booked once: a hold has had no mail, and its reference was never shown.
  if (!row?.confirmed_at || row.released_at || row.guest_email !== email) return;
  if (!(await mayMail(deps, c, email))) return;
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const token = await createBookingLink(tx, id, now);
    await enqueueMail(tx, email, { kind: 'booking_link', data: { reservation_id: id, token } }, now);
  });
}
