import type { Hono } from 'hono';
import { createReservation, deleteReservation, getReservation, openBooking } from '#contract/reservation.ts';
import { hasLinkEnded } from '#domain/booking/booking-link.ts';
import { sourceOf } from '#domain/booking/booking-source.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { say } from '#server/language/say.ts';
import { storedLanguage } from '#server/language/stored-language.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { signedIn } from '#server/platform/http/signed-in.ts';
import { randomToken } from '#server/platform/keys/tokens.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { readCode } from '#server/reservations/codes/read-code.ts';
import { holdRequesterOf, isOffered } from '#server/reservations/holds/allow-hold.ts';
import { findCheckoutHold, releaseHold } from '#server/reservations/holds/hold-queries.ts';
import { createWork } from '#server/reservations/holds/proof-of-work.ts';
import { listNights, listRoomNames, type OwnNights } from '#server/rooms/queries.ts';
import { bookableStayProblem } from '#server/rooms/stay-problem.ts';
import type { ReservationRequest } from './bill.ts';
import { type CreateContext, type HeldRooms, holdRooms, refuseReservation, roomIdsOf } from './create.ts';
import type { Freshness } from './freshness.ts';
import { isUniqueViolation, readIdempotency } from './idempotency.ts';
import { readBookingLink } from './link-queries.ts';
import type { Offers } from './offers.ts';
import { admitByLink, bearerOf, findOwned, saveSecret, setReservationCookie } from './ownership.ts';
import { findByIdempotencyKey, findReservation, lockReservation, markReleased } from './queries.ts';
import { askHost, mailHost, mailRequestLink } from './requests.ts';
import type { ReservationRow } from './schema.ts';
import { reservationView } from './view.ts';

export function reservationRoutes(
  app: Hono,
  deps: AppContext,
  { offers, freshness }: { offers: Offers; freshness: Freshness },
): void {
  const { db, config, clock } = deps;

  mount(app, createReservation, async ({ body, c }) => {
    const now = clock();
    const tooMany = await checkRateLimit(deps, c, 'create', clientAddress(c, config.trustProxy));
    if (tooMany) return tooMany;
    const code = await readCode(deps, c, body);
    if (code instanceof Refusal) return code;
    const offer = await offers.find(c);
    const offered = offer && (await isOffered(db, offer.own, body)) ? offer.email : undefined;
    const asked: Omit<CreateContext, 'silent'> = {
      language: storedLanguage(body.language, deps.host),
      now,
      holdMinutes: config.holdMinutes,
      capHolds: config.rateLimits,
      requester: await holdRequesterOf(c, deps, { email: body.guest_email, offered }),
      userId: (await signedIn(c, deps))?.user.id,
      idempotency: readIdempotency(c.req.header('Idempotency-Key'), body),
      own: offer?.own,
      offers,
      code,
      paysAtProperty: config.payments.kind === 'at_property',
    };
    const problem = requestProblem(body, now);
    const isDecided = () =>
      inTransaction(db, async (tx) => (await repeatOrTaken(tx, body, asked)) !== undefined);
    // The rooms of an offer are held already, so other sites need not be checked.
    const needsNoCheck = problem !== undefined || offered !== undefined;
    const { silent } = needsNoCheck ? { silent: [] } : await freshness.check(roomIdsOf(body), isDecided);
    const context: CreateContext = { ...asked, silent };
    const create = () =>
      inTransaction(db, async (tx) => {
        const held = await createOrRepeat(tx, body, problem, context);
        return held instanceof Refusal
          ? held
          : { ...held, secret: await secretFor(tx, deps, held.id, context) };
      });
    const outcome = await create().catch((error: unknown) => {
      // Another request with the same key has made the reservation at the same moment, so this one repeats its
      // response.
      if (context.idempotency && isUniqueViolation(error)) return create();
      throw error;
    });
    if (outcome instanceof Refusal)
      return outcome.code === 'proof_required'
        ? refuse('proof_required', { challenge: await createWork(deps) })
        : outcome;
    setReservationCookie(c, deps, outcome.id, outcome.secret);
    if (outcome.isNew === 'asked') await mailHost(deps);
    if (outcome.isNew === 'unproven') await mailRequestLink(deps, c, outcome.id, body.guest_email);
    return {
      success: true as const,
      booking_id: outcome.id,
      ...(outcome.awaitsHost ? { awaits_host: true as const } : {}),
      message: messageOf(outcome, config.payments),
    };
  });

  mount(app, getReservation, async ({ params, c }) => {
    const row = await findOwned(c, deps, params.id);
    if (!row) return refuse('not_found');
    return { reservation: await reservationView(deps, row, await bearerOf(c, deps, row)) };
  });

  mount(app, openBooking, async ({ body: { token }, c }) => {
    const link = await readBookingLink(db, token);
    const { refusal } = await countAttempt(deps, c, 'open-booking', 'any', link && token);
    if (refusal) return refusal;
    const row = link && (await findReservation(db, link.reservationId));
    if (!row || row.released_at) return refuse('not_found', {}, say().siteApi.BOOKING_LINK_UNKNOWN);
    if (hasLinkEnded(row.check_out, todayInIndia(clock()))) return refuse('link_ended');
    const bearer = await admitByLink(c, deps, row.id, link.mailedAt);
    const current = row.awaits_host ? await askHost(deps, row.id) : row;
    return { reservation: await reservationView(deps, current ?? row, bearer) };
  });

  mount(app, deleteReservation, async ({ params, c }) => {
    const owned = await findOwned(c, deps, params.id);
    if (!owned) return refuse('not_found');
    return inTransaction(db, async (tx) => {
      const row = await lockReservation(tx, owned.id);
      if (!row || row.released_at) return refuse('not_found');
      // Money that the guest says to have paid must not be forgotten.
      if (row.status !== 'held' || row.paid_reference) return refuse('not_pending');
      // A host's hold lasts until its end, because a guest who closes the payment window may come back to its link.
      if (sourceOf(row.source) !== 'web') return { success: true as const };
      const now = clock();
      const hold = await findCheckoutHold(tx, row.id);
      if (hold) await releaseHold(tx, hold.id, now);
      await offers.restore(tx, row.id, now);
      await markReleased(tx, row.id, now);
      return { success: true as const };
    });
  });
}

function messageOf({ awaitsHost, isNew }: HeldRooms, { kind }: AppContext['config']['payments']): string {
  if (!awaitsHost) return say().siteApi.RESERVATION_CREATED;
  if (isNew === 'unproven') return say().siteApi.OPEN_THE_LINK;
  return kind === 'at_property' ? say().siteApi.HOST_CONFIRMS : say().siteApi.HOST_CONFIRMS_FIRST;
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
