import type { Told } from '#contract/host/told.ts';
import type { Host } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { type IssueContext, issuePapers } from '#server/papers/issue.ts';
import { refusePriceGap } from '#server/papers/price-gap.ts';
import { confirmUnpaid } from '#server/payments/confirm-unpaid.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { CheckCodes } from '#server/platform/keys/check-codes.ts';
import {
  type HostRequest,
  holdForHost,
  refuseHostRequest,
} from '#server/reservations/holds/hold-for-host.ts';
import type { Idempotency } from '#server/reservations/idempotency.ts';
import { findByIdempotencyKey, findReservation } from '#server/reservations/queries.ts';
import { findForHost } from '#server/reservations/sell-for-host.ts';
import { confirmedChat, toldOf, withoutMailbox } from './told.ts';

interface CreateContext {
  host: Host;
  now: Date;
  idempotency: Idempotency | undefined;
  /** The words of the house. */
  content: IssueContext['host'];
  /** False over the limit of mails. */
  mayMail: boolean;
  siteUrl: string;
  checkCodes: CheckCodes;
}

interface Created {
  id: number;
  /** How the guest was told that it is confirmed. */
  told?: Told;
}

/** Books or holds rooms for a guest, in one transaction; the same request again returns its first booking. */
export async function createForGuest(
  tx: Tx,
  request: HostRequest,
  context: CreateContext,
): Promise<Created | Refusal> {
  const repeated = await findRepeated(tx, context);
  if (repeated) return repeated;
  const { host, now, idempotency } = context;
  const id =
    refuseHostRequest(request, now) ??
    (await holdForHost(tx, request, {
      now,
      idempotency,
      propertyIds: host.propertyIds,
      requirePrices: (propertyId) => host.require('prices', propertyId),
      refusePrices: (propertyId, prices) =>
        refusePriceGap(tx, [{ propertyId, prices }], { now, host: context.content }),
    }));
  // The same request, sent twice at the same moment, may have taken the rooms.
  if (id instanceof Refusal) return (await findRepeated(tx, context)) ?? id;
  if (request.state !== 'hold') return confirmed(tx, id, context);
  await audit(tx, id, context);
  return { id };
}

/** Returns true for a request that is refused, or answered as before, whatever other sites have sold. */
export async function isDecided(
  tx: Tx,
  request: HostRequest,
  context: Pick<CreateContext, 'host' | 'idempotency' | 'now'>,
): Promise<boolean> {
  if (refuseHostRequest(request, context.now) || (await findRepeated(tx, context))) return true;
  const found = await findForHost(tx, [...new Set(request.room_ids)], context.host.propertyIds);
  return found instanceof Refusal;
}

async function findRepeated(
  tx: Tx,
  { idempotency, host }: Pick<CreateContext, 'host' | 'idempotency'>,
): Promise<Created | Refusal | undefined> {
  const earlier = idempotency && (await findByIdempotencyKey(tx, idempotency.key));
  if (!earlier) return undefined;
  const isSame =
    earlier.request_hash === idempotency.requestHash && host.propertyIds.includes(earlier.property_id);
  return isSame ? { id: earlier.id } : refuse('idempotency_conflict');
}

async function confirmed(tx: Tx, id: number, context: CreateContext): Promise<Created> {
  const { mayMail } = context;
  const row = await findReservation(tx, id);
  const refusal = row && (await confirmUnpaid(tx, mayMail ? row : withoutMailbox(row), context));
  // This transaction has locked and held the nights, so confirming can't fail.
  if (!row || refusal) throw new Error(`Reservation ${id} was held and can't be confirmed`);
  await audit(tx, id, context);
  await issuePapers(tx, id, { now: context.now, host: context.content });
  // Somebody has just spoken with the guest, so the booking is not marked as one to tell.
  return { id, told: toldOf(row, await confirmedChat(tx, row, context), mayMail) };
}

async function audit(tx: Tx, id: number, { host, now }: CreateContext): Promise<void> {
  const row = await findReservation(tx, id);
  if (!row) throw new Error(`There is no reservation ${id}`);
  const { property_id, check_in, check_out, total, status, price_is_set, source } = row;
  const after = { check_in, check_out, total, status, price_is_set, source };
  const event = { propertyId: property_id, reservationId: id, action: 'create booking', after };
  await writeAudit(tx, host, event, now);
}
