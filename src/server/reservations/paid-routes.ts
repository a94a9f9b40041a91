import type { Context, Hono } from 'hono';
import { sayPaid } from '#contract/paid.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { isSameEmail } from '#domain/party/email.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { signedIn } from '#server/platform/http/signed-in.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { findCheckoutHold } from '#server/reservations/holds/hold-queries.ts';
import { bearerOf, findOwned } from './ownership.ts';
import { findReservation, lockReservation, updateReservation } from './queries.ts';
import { askHost, keepForClaim, lockMailbox, mailHost } from './requests.ts';
import type { ReservationRow } from './schema.ts';
import { reservationView } from './view.ts';

/** Mounts the guest's word that the host was paid. */
export function paidRoutes(app: Hono, deps: AppContext): void {
  const { db, config } = deps;

  mount(app, sayPaid, async ({ params, body: { reference }, c }) => {
    const owned = await findOwned(c, deps, params.id);
    if (!owned) return refuse('not_found');
    if (config.payments.kind !== 'at_property') return refuse('wrong_state');
    const tooMany = await checkRateLimit(deps, c, 'paid', owned.id);
    if (tooMany) return tooMany;
    if (owned.awaits_host && owned.awaits_link && (await hasProven(c, deps, owned))) {
      await askHost(deps, owned.id);
    }
    const refused = await inTransaction(db, (tx) => noteReference(tx, deps, owned.id, reference));
    if (refused) return refused;
    await mailHost(deps);
    const row = await findReservation(db, owned.id);
    if (!row) return refuse('not_found');
    return { reservation: await reservationView(deps, row, await bearerOf(c, deps, row)) };
  });
}

/** Without limits on strangers no proof is asked for. */
async function hasProven(c: Context, deps: AppContext, { guest_email }: ReservationRow): Promise<boolean> {
  if (!deps.config.rateLimits) return true;
  const user = (await signedIn(c, deps))?.user;
  return user?.email_verified_at != null && isSameEmail(user.email, guest_email);
}

async function noteReference(
  tx: Tx,
  deps: AppContext,
  id: number,
  reference: string,
): Promise<Refusal | undefined> {
  const now = deps.clock();
  const hold = await findCheckoutHold(tx, id);
  const key = hold && (await lockMailbox(tx, deps, id, hold));
  const row = await lockReservation(tx, id);
  if (!row || row.released_at) return refuse('not_found');
  // The rooms of a request may be taken again after its hold has ended.
  if (!row.awaits_host && statusAt(row, now) === 'expired') return refuse('hold_expired');
  if (balancePaise(row) === 0) return refuse('wrong_state');
  if (row.paid_reference === reference) return undefined;
  await updateReservation(tx, id, { paid_reference: reference });
  const isAsked = row.status === 'confirmed' || !row.awaits_link;
  // A stranger's word is told with other requests, so that nobody can fill the host's mailbox.
  if (!isAsked) {
    await updateReservation(tx, id, { host_mailed_at: null });
    return undefined;
  }
  if (hold && key && row.status === 'held') await keepForClaim(tx, hold, row, { key, now });
  await updateReservation(tx, id, { host_mailed_at: now });
  await enqueueMail(tx, deps.config.hostEmail, { kind: 'guest_paid', data: { reservation_id: id } }, now);
  return undefined;
}
