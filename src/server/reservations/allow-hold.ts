import type { Context } from 'hono';
import { decideHold, type HoldProof } from '#domain/hold-limits.ts';
import { NIGHTS_IN_DEMAND } from '#messages/api.ts';
import { isKnownDevice } from '../accounts/known-device.ts';
import { signedIn } from '../accounts/session.ts';
import type { AppDeps } from '../deps.ts';
import { addressGroup, clientAddress, networkOf } from '../http/client-address.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Tx } from '../storage/database.ts';
import { countCrowd, countHolds } from '../storage/hold-counts.ts';
import type { HoldKeys } from '../storage/holds.ts';
import { guardHolds } from '../storage/reservations.ts';
import type { HeldNight } from '../storage/schema.ts';
import { hasWorked } from './proof-of-work.ts';

const MINUTE = 60_000;

/** Who asks for a hold, and what they have shown of themselves. */
export interface HoldAsker {
  proof: HoldProof;
  keys: HoldKeys;
}

/**
 * Strangers count by the email they name together with where they are, so that nobody uses up what is another's; who has
 * proven a mailbox counts by it, wherever they are.
 */
export async function holdAskerOf(
  c: Context,
  deps: AppDeps,
  { email, hasOffer }: { email: string; hasOffer: boolean },
): Promise<HoldAsker> {
  const address = clientAddress(c, deps.config.trustProxy);
  const group = addressGroup(address);
  const user = (await signedIn(c, deps))?.user;
  const own = user?.email_verified_at ? user.email : undefined;
  const isOwner = own !== undefined || hasOffer || (await isKnownDevice(c, deps, email));
  const visitor = isOwner ? `mailbox ${own ?? email}` : `stranger ${email} ${group}`;
  const key = (text: string) => deps.accounts.sign(`hold ${text}`);
  const keys = { visitor: key(visitor), address: key(group), network: key(networkOf(address)) };
  return { keys, proof: await proofOf(c, deps, isOwner) };
}

async function proofOf(c: Context, deps: AppDeps, isOwner: boolean): Promise<HoldProof> {
  if (isOwner) return 'mailbox';
  return (await hasWorked(c, deps)) ? 'work' : 'none';
}

/** Until when the nights may be held: they are locked, and everybody who counts with the same keys waits. */
export async function allowHold(
  tx: Tx,
  { keys, proof }: HoldAsker,
  { nights, propertyId }: { nights: readonly HeldNight[]; propertyId: number },
  { now, holdMinutes, capHolds }: { now: Date; holdMinutes: number; capHolds: boolean },
): Promise<Date | Refusal> {
  const end = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  if (!capHolds) return end(holdMinutes);
  const counts = {
    ...(await countHolds(tx, keys, now)),
    nights: await countCrowd(tx, nights, { visitor: keys.visitor, propertyId, now }),
  };
  const decision = decideHold({ roomNights: nights.length, proof, minutes: holdMinutes }, counts);
  if (decision.hold === 'given') return end(decision.minutes);
  if (decision.hold === 'proof needed') return refuse('proof_required');
  const sentence = decision.hold === 'crowded' ? NIGHTS_IN_DEMAND : undefined;
  return refuse('too_many_holds', { retryAfter: holdMinutes * 60 }, sentence);
}

/** Makes everybody who counts with one of these keys wait for this transaction. Before any night is locked. */
export async function lineUp(tx: Tx, { keys }: HoldAsker): Promise<void> {
  await guardHolds(tx, [keys.visitor, keys.address, keys.network]);
}
