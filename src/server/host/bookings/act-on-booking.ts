import type { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { pathId } from '#contract/values.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { type Host, mountForHost } from '#server/host/access/access.ts';
import { hasMadeBooking, writeAudit } from '#server/host/access/audit-queries.ts';
import { issuePapers } from '#server/papers/issue.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Call, HandlerResult } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { keepForms } from '#server/register/forms.ts';
import { digest } from '#server/reservations/idempotency.ts';
import { findAct, insertAct } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { findHostBooking, lockHostBooking } from './booking-queries.ts';
import { hostBookingView, viewOf } from './booking-view.ts';

export interface Act {
  tx: Tx;
  /** The booking, locked until the transaction ends. */
  row: ReservationRow;
  now: Date;
  /** Writes the act to the booking's history; without it nothing is there, as of a preview. */
  audit: (action: string, facts?: { before?: unknown; after?: unknown }) => Promise<void>;
}

/**
 * Does an act of a host on a booking, in one transaction, which ends with the papers and the reports about foreigners that
 * follow; `work` may refuse it. A booking of other homestays is not found.
 */
export function actOnBooking<Done>(
  { clock, sealer, host: content }: Pick<AppContext, 'clock' | 'host' | 'sealer'>,
  host: Host,
  id: number,
  work: (act: Act) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  return host.inTransaction(async (tx) => {
    const now = clock();
    const row = await lockHostBooking(tx, host.propertyIds, id);
    if (!row) return refuse('not_found');
    const about = { propertyId: row.property_id, reservationId: row.id };
    const done = await work({
      tx,
      row,
      now,
      audit: (action, facts) => writeAudit(tx, host, { ...about, action, ...facts }, now),
    });
    if (done instanceof Refusal) return done;
    await issuePapers(tx, id, { now, host: content });
    await keepForms(tx, sealer, id);
    return done;
  });
}

interface ActCall extends Endpoint {
  access: 'host';
  params: typeof pathId;
}

type ActInput<E extends ActCall> = Call<E> & {
  host: Host;
  /** The request was sent before and is done, so it counts towards no limit. */
  isRepeated: boolean;
  /**
   * Does the act like `actOnBooking`, once: the same request with the same Idempotency-Key gets what `work` has
   * returned before, which must be JSON.
   */
  act: <Done>(work: (act: Act) => Promise<Done | Refusal>) => Promise<Done | Refusal>;
};

/** Mounts an act of a host on one booking. */
export function mountAct<const E extends ActCall>(
  app: Hono,
  deps: AppContext,
  call: E,
  handler: (input: ActInput<E>) => Promise<HandlerResult<E>>,
): void {
  mountForHost(app, deps, call, async (input) => {
    const { c, host, body } = input;
    const { id } = input.params as { id: number };
    const key = c.req.header('Idempotency-Key')?.trim();
    const keyHash = key && digest(`${host.user.id} ${c.req.path} ${key}`);
    const requestHash = digest(JSON.stringify(body ?? null));
    const isRepeated = keyHash ? (await findAct(deps.db, keyHash)) !== undefined : false;
    const act = <Done>(work: (act: Act) => Promise<Done | Refusal>) =>
      actOnBooking<Done>(deps, host, id, async (begun) => {
        const earlier = keyHash ? await findAct(begun.tx, keyHash) : undefined;
        if (earlier?.request_hash === requestHash) return earlier.answer as Done;
        if (earlier) return refuse('idempotency_conflict');
        const done = await work(begun);
        if (keyHash && !(done instanceof Refusal)) {
          await insertAct(begun.tx, { keyHash, requestHash, reservationId: id, answer: done }, begun.now);
        }
        return done;
      });
    return handler({ ...input, isRepeated, act } as ActInput<E>);
  });
}

/** Returns the booking as it is now, as part of an answer. */
export async function shownBooking(deps: AppContext, host: Pick<Host, 'propertyIds'>, id: number) {
  const row = await findHostBooking(deps.db, host.propertyIds, id);
  return row ? { booking: await hostBookingView(deps.db, row, viewOf(deps)) } : refuse('not_found');
}

/** Milliseconds for which staff may end a hold that they have made by mistake. */
const OWN_HOLD = HOUR;

/**
 * Ends the call of a person who may not give nights back that somebody has booked. Staff may always end a hold that
 * they have just made and nobody has paid for.
 */
export async function requireCancelling(tx: Tx, host: Host, row: ReservationRow, now: Date): Promise<void> {
  const age = now.getTime() - row.created_at.getTime();
  const isNewHold = row.status === 'held' && row.paid_paise === 0 && age < OWN_HOLD;
  const isOwn = isNewHold && (await hasMadeBooking(tx, host.user.id, row.id));
  if (!isOwn) host.require('cancel', row.property_id);
}

/** Ends the call of a person who may not pay so much back, or has not proven that it is them. */
export function requireRefunding(host: Host, row: Pick<ReservationRow, 'property_id'>, paise: number): void {
  if (paise > 0) host.require('refund', row.property_id, 'fresh proof');
}
