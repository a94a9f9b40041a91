import type { Context } from 'hono';
import { decideHold, type HoldProof } from '#domain/booking/hold-limits.ts';
import { nightsOf } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { asciiEmail } from '#domain/party/email.ts';
import { mailboxOf } from '#server/mail/stranger-mail.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { addressGroup, clientAddress, networkOf } from '#server/platform/http/client-address.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { signedIn } from '#server/platform/http/signed-in.ts';
import { isKnownDevice } from '#server/platform/rate-limits/known-device.ts';
import type { ReservationRequest } from '#server/reservations/bill.ts';
import { lockHoldLimits } from '#server/reservations/queries.ts';
import type { HeldNight } from '#server/reservations/schema.ts';
import type { OwnNights } from '#server/rooms/queries.ts';
import { countHeldRooms, countHolds } from './hold-count-queries.ts';
import { findHold, type HoldKeys } from './hold-queries.ts';
import { hasSolvedWork } from './proof-of-work.ts';

/** The visitor who asks for a hold, and whether their mailbox is proven. */
export interface HoldRequester {
  proof: HoldProof;
  keys: HoldKeys;
}

/**
 * Returns how to count the holds of a request. A stranger is counted by email and address together, so that nobody can
 * use up another guest's limit; a guest with a proven mailbox by that mailbox, at any address. `offered` is the mailbox
 * of an offer that covers the request.
 */
export async function holdRequesterOf(
  c: Context,
  deps: AppContext,
  { email, offered }: { email: string; offered: string | undefined },
): Promise<HoldRequester> {
  const address = clientAddress(c, deps.config.trustProxy);
  const group = addressGroup(address);
  const user = (await signedIn(c, deps))?.user;
  const known = (await isKnownDevice(c, deps, email)) ? email : undefined;
  const proven = (user?.email_verified_at ? user.email : undefined) ?? offered ?? known;
  const visitor = proven ? `mailbox ${mailboxOf(proven)}` : `stranger ${asciiEmail(email)} ${group}`;
  const key = (text: string) => deps.accounts.sign(`hold ${text}`);
  const keys = { visitor: key(visitor), address: key(group), network: key(networkOf(address)) };
  if (proven) return { keys, proof: 'mailbox' };
  return { keys, proof: (await hasSolvedWork(c, deps)) ? 'work' : 'none' };
}

/** Returns whether an offer holds everything that a request asks for. */
export async function isOffered(
  db: Database,
  offer: OwnNights,
  request: ReservationRequest,
): Promise<boolean> {
  const hold = offer.holdId === undefined ? undefined : await findHold(db, offer.holdId);
  const held = new Set(hold?.nights.map(({ room_id, night }) => `${room_id} ${night}`));
  const nights = nightsOf(request.check_in, request.check_out);
  return request.rooms.every(({ id }) => nights.every((night) => held.has(`${id} ${night}`)));
}

/** Returns until when the nights may be held. They must be locked, and so must the keys of `lockHolds`. */
export async function allowHold(
  tx: Tx,
  { keys, proof }: HoldRequester,
  { nights, propertyId }: { nights: readonly HeldNight[]; propertyId: number },
  { now, holdMinutes, capHolds }: { now: Date; holdMinutes: number; capHolds: boolean },
): Promise<Date | Refusal> {
  const end = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  if (!capHolds) return end(holdMinutes);
  const counts = {
    ...(await countHolds(tx, keys, now)),
    nights: await countHeldRooms(tx, nights, { visitor: keys.visitor, propertyId, now }),
  };
  const decision = decideHold({ roomNights: nights.length, proof, minutes: holdMinutes }, counts);
  if (decision.hold === 'granted') return end(decision.minutes);
  if (decision.hold === 'proof needed') return refuse('proof_required');
  return refuse('too_many_holds', { retryAfter: holdMinutes * 60 });
}

/** Locks the keys by which this visitor's holds are counted, until the transaction ends. Call it before locking nights. */
export async function lockHolds(tx: Tx, { keys }: HoldRequester): Promise<void> {
  await lockHoldLimits(tx, [keys.visitor, keys.address, keys.network]);
}
