import type { Context } from 'hono';
import { statusAt } from '#domain/booking/reservation.ts';
import { say } from '#server/language/say.ts';
import { storedLanguage } from '#server/language/stored-language.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { signedIn } from '#server/platform/http/signed-in.ts';
import { randomToken } from '#server/platform/keys/tokens.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { readCode } from '#server/reservations/codes/read-code.ts';
import { holdRequesterOf, isOffered } from '#server/reservations/holds/allow-hold.ts';
import { createWork } from '#server/reservations/holds/proof-of-work.ts';
import { listNights, listRoomNames, type OwnNights } from '#server/rooms/queries.ts';
import { bookableStayProblem } from '#server/rooms/stay-problem.ts';
import type { ReservationRequest } from './bill.ts';
import { type CreateContext, type HeldRooms, holdRooms, refuseReservation, roomIdsOf } from './create.ts';
import type { Freshness } from './freshness.ts';
import { type Idempotency, isUniqueViolation } from './idempotency.ts';
import type { Offers } from './offers.ts';
import { saveSecret } from './ownership.ts';
import { findByIdempotencyKey } from './queries.ts';
import { mailHost, mailRequestLink } from './requests.ts';
import type { ReservationRow } from './schema.ts';

export type HoldContext = AppContext & { offers: Offers; freshness: Freshness };

/**
 * Holds rooms for a guest until they are paid, and asks the host where the host decides. The browser with the secret may
 * open the reservation. A repeated request gets the same hold.
 */
export async function holdForGuest(
  c: Context,
  deps: HoldContext,
  { request, idempotency }: { request: ReservationRequest; idempotency: Idempotency | undefined },
): Promise<(HeldRooms & { secret: string }) | Refusal> {
  const { db, config, offers } = deps;
  const now = deps.clock();
  const tooMany = await checkRateLimit(deps, c, 'create', clientAddress(c, config.trustProxy));
  if (tooMany) return tooMany;
  const code = await readCode(deps, c, request);
  if (code instanceof Refusal) return code;
  const offer = await offers.find(c);
  const offered = offer && (await isOffered(db, offer.own, request)) ? offer.email : undefined;
  const asked: Omit<CreateContext, 'silent'> = {
    language: storedLanguage(request.language, deps.host),
    now,
    holdMinutes: config.holdMinutes,
    capHolds: config.rateLimits,
    requester: await holdRequesterOf(c, deps, { email: request.guest_email, offered }),
    userId: (await signedIn(c, deps))?.user.id,
    idempotency,
    own: offer?.own,
    offers,
    code,
    paysAtProperty: config.payments.kind === 'at_property',
  };
  const problem = requestProblem(request, now);
  const isDecided = () =>
    inTransaction(db, async (tx) => (await repeatOrTaken(tx, request, asked)) !== undefined);
  // The rooms of an offer are held already, so other sites need not be checked.
  const needsNoCheck = problem !== undefined || offered !== undefined;
  const { silent } = needsNoCheck
    ? { silent: [] }
    : await deps.freshness.check(roomIdsOf(request), isDecided);
  const context: CreateContext = { ...asked, silent };
  const create = () =>
    inTransaction(db, async (tx) => {
      const held = await createOrRepeat(tx, request, problem, context);
      return held instanceof Refusal
        ? held
        : { ...held, secret: await secretFor(tx, deps, held.id, context) };
    });
  const held = await create().catch((error: unknown) => {
    // Another request with the same key has made the reservation at the same moment, so this one repeats its
    // response.
    if (context.idempotency && isUniqueViolation(error)) return create();
    throw error;
  });
  if (held instanceof Refusal)
    return held.code === 'proof_required'
      ? refuse('proof_required', { challenge: await createWork(deps) })
      : held;
  if (held.isNew === 'asked') await mailHost(deps);
  if (held.isNew === 'unproven') await mailRequestLink(deps, c, held.id, request.guest_email);
  return held;
}

/** Returns the problem with a request that needs no database. */
function requestProblem(request: ReservationRequest, now: Date): Refusal | undefined {
  const stay = { checkIn: request.check_in, checkOut: request.check_out };
  return bookableStayProblem(stay, 'check_out') ?? refuseReservation(request, now);
}

/** Returns a new reservation, or the one that the same key and body made before. */
async function createOrRepeat(
  tx: Tx,
  request: ReservationRequest,
  problem: Refusal | undefined,
  context: CreateContext,
): Promise<HeldRooms | Refusal> {
  const repeated = await repeat(tx, context);
  if (repeated) return repeated;
  if (problem) return problem;
  const taken = await refuseTakenRooms(tx, request, context.now, context.own);
  const held = taken ?? (await holdRooms(tx, request, context));
  // The same request, sent twice at the same moment, may have taken the rooms.
  return held instanceof Refusal ? ((await repeat(tx, context)) ?? held) : held;
}

type RequestContext = Pick<CreateContext, 'idempotency' | 'now' | 'own'>;

/** Returns what is known of a request without a lock: its earlier answer, or that its rooms are taken. */
async function repeatOrTaken(
  tx: Tx,
  request: ReservationRequest,
  context: RequestContext,
): Promise<HeldRooms | Refusal | undefined> {
  return (await repeat(tx, context)) ?? (await refuseTakenRooms(tx, request, context.now, context.own));
}

async function repeat(
  tx: Tx,
  { idempotency, now }: RequestContext,
): Promise<HeldRooms | Refusal | undefined> {
  const earlier = idempotency && (await findByIdempotencyKey(tx, idempotency.key));
  if (!earlier) return undefined;
  const { id, awaits_host: awaitsHost } = earlier;
  return repeatRefusal(earlier, idempotency.requestHash, now) ?? { id, awaitsHost };
}

/**
 * Returns the secret for the browser, computed from the idempotency key if there is one: a repeated request gets the
 * same secret and saves nothing.
 */
function secretFor(tx: Tx, { accounts }: AppContext, id: number, { idempotency, now }: CreateContext) {
  const secret = idempotency ? accounts.sign(`reservation ${id} ${idempotency.key}`) : randomToken();
  return saveSecret(tx, id, secret, now);
}

function repeatRefusal(earlier: ReservationRow, requestHash: string, now: Date): Refusal | undefined {
  if (earlier.request_hash !== requestHash) return refuse('idempotency_conflict');
  const hasEnded = earlier.released_at !== null || statusAt(earlier, now) === 'expired';
  return hasEnded ? refuse('reservation_gone') : undefined;
}

/**
 * Checks without a lock whether the rooms are taken: when a thousand guests want the last room, one read refuses all
 * but the first few. The check under the lock decides.
 */
async function refuseTakenRooms(
  tx: Tx,
  request: ReservationRequest,
  now: Date,
  own?: OwnNights,
): Promise<Refusal | undefined> {
  const stay = { checkIn: request.check_in, checkOut: request.check_out };
  const requested = request.rooms.map((room) => room.id);
  const nights = await listNights(tx, stay, now, requested, own);
  const taken = new Set(nights.filter((night) => night.taken).map((night) => night.roomId));
  if (taken.size === 0) return undefined;
  const rooms = await listRoomNames(tx, [...taken]);
  return refuse(
    'room_taken',
    { rooms: rooms.map(({ id }) => id) },
    say().siteApi.roomsTaken(rooms.map(({ name }) => name)),
  );
}
