import { COMMISSION } from '#domain/booking/booking-rules.ts';
import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { hostAnswersUntil } from '#domain/booking/host-answer.ts';
import { roomPrices } from '#domain/booking/quote.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { isPastStay, nightsOfStay, type Stay } from '#domain/dates/stay.ts';
import type { Language } from '#domain/language/language.ts';
import { formatRupees } from '#domain/money/money.ts';
import { readGstin } from '#domain/papers/gstin.ts';
import { guestDetailsOf, toGuestFields } from '#domain/party/guest-details.ts';
import { withCode } from '#domain/rates/codes.ts';
import { withEnglishRegion } from '#server/language/regions.ts';
import { say } from '#server/language/say.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { lockCode } from '#server/reservations/codes/code-queries.ts';
import { refuseCode } from '#server/reservations/codes/read-code.ts';
import type { CodeRow } from '#server/reservations/codes/schema.ts';
import { allowHold, type HoldRequester, lockHolds } from '#server/reservations/holds/allow-hold.ts';
import { heldNights, insertHold } from '#server/reservations/holds/hold-queries.ts';
import { honourQuote } from '#server/reservations/quotes/honour-quote.ts';
import { namedQuote } from '#server/reservations/quotes/quote-queries.ts';
import { quoteView } from '#server/reservations/quotes/quote-view.ts';
import { lockNights } from '#server/rooms/night-queries.ts';
import { priceRooms } from '#server/rooms/price.ts';
import {
  type ListedRoom,
  listCancellationRules,
  listLengthRules,
  type OwnNights,
} from '#server/rooms/queries.ts';
import { billFor, figuresOf, priceDifference, type ReservationRequest } from './bill.ts';
import { refuseCompany } from './company.ts';
import type { Idempotency } from './idempotency.ts';
import type { Offers } from './offers.ts';
import { insertReservation, type SoldRoom } from './queries.ts';
import { specialRequestColumns } from './schema.ts';
import { addOnPricesOf, findTogether, refuseRooms, sellFreeRooms } from './sell.ts';
import { readSpecialRequests, refuseSpecialRequests } from './special-requests.ts';

export interface CreateContext {
  now: Date;
  holdMinutes: number;
  /** False in load tests only. */
  capHolds: boolean;
  requester: HoldRequester;
  /** The signed-in user, if any: the booking is theirs, whatever its e-mail. */
  userId: number | undefined;
  idempotency: Idempotency | undefined;
  /** The nights that a waitlist offer holds for this guest. */
  own: OwnNights | undefined;
  offers: Pick<Offers, 'takeOver'>;
  /** The guest's. */
  language: Language;
  /** There is no gateway, so each booking is a request to the host. */
  paysAtProperty: boolean;
  /** The code that the request names. */
  code: CodeRow | undefined;
  /** Rooms that another site may have sold, because it does not respond. */
  silent: readonly number[];
}

export interface HeldRooms {
  id: number;
  /** The host has to confirm it before it is paid. */
  awaitsHost: boolean;
  /** Set for a new request: whether the host is asked at once, or after the guest has opened a mailed link. */
  isNew?: 'asked' | 'unproven';
}

/** Returns the problem with a request that needs no database: its dates, its party, or rooms of several stays. */
export function refuseReservation(request: ReservationRequest, now: Date): Refusal | undefined {
  const stay = stayOf(request);
  if (isPastStay(stay, todayInIndia(now))) return refuse('past_dates');
  const otherStay = request.rooms.some(
    (room) =>
      (room.check_in ?? stay.checkIn) !== stay.checkIn || (room.check_out ?? stay.checkOut) !== stay.checkOut,
  );
  if (otherStay) return refuse('mixed_stay');
  const party = { adults: request.adults, children: request.children };
  const rooms = roomIdsOf(request).length;
  return (
    refuseRooms(party, rooms) ??
    refuseSpecialRequests(readSpecialRequests(request), stay, party) ??
    refuseCompany(request.company)
  );
}

/**
 * Holds the rooms of a request inside a transaction: locks their nights in the usual order, checks every rule,
 * computes and compares the price, and saves.
 */
export async function holdRooms(
  tx: Tx,
  request: ReservationRequest,
  context: CreateContext,
): Promise<HeldRooms | Refusal> {
  const { now } = context;
  const stay = stayOf(request);
  const ids = roomIdsOf(request);
  const found = await findTogether(tx, ids);
  if (found instanceof Refusal) return found;
  const { rooms, property } = found;

  if (context.capHolds) await lockHolds(tx, context.requester);
  const today = await lockAndPrice(tx, rooms, stay, context);
  if (!Array.isArray(today)) return today;

  const code = context.code && (await lockCode(tx, context.code.id));
  const asked = { propertyId: property.id, nights: nightsOfStay(stay), today: todayInIndia(now), now };
  const refused = code && (await refuseCode(tx, code, asked));
  if (refused) return refused;

  const quoted = await honourQuote(tx, request, { today, property, code }, now);
  const sold = quoted?.sold ?? atCode(today, code);
  const bill = billFor(request, sold, stay, quoted?.quote.prices.addOns ?? addOnPricesOf(property));
  const expected = priceDifference(request, sold, bill);
  if (expected || quoted?.isNew) {
    const quote = quoted ? { quote: quoteView(await namedQuote(tx, quoted.quote)) } : {};
    const details = { expected: expected ?? figuresOf(sold, bill), ...quote };
    return refuse('price_changed', details, say().siteApi.priceChanged(formatRupees(bill.totals.total)));
  }
  const nights = heldNights(sold);
  const allowed = await allowHold(tx, context.requester, { nights, propertyId: property.id }, context);
  if (allowed instanceof Refusal) return allowed;
  const isSilent = property.when_silent === 'ask' && ids.some((id) => context.silent.includes(id));
  const awaitsHost = context.paysAtProperty || isSilent;
  // A stranger's request is an ordinary hold, of which no host is mailed.
  const isAsked = awaitsHost && (!context.capHolds || context.requester.proof === 'mailbox');
  const until = isAsked ? hostAnswersUntil(now) : allowed;
  const { totals } = bill;
  const terms = quoted?.quote.prices.cancellation ?? {
    time: property.check_in_time,
    rules: await listCancellationRules(tx, property.id),
  };
  const id = await insertReservation(
    tx,
    {
      property_id: property.id,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      adults: request.adults,
      children: request.children,
      ...toGuestFields(withEnglishRegion(guestDetailsOf(request))),
      language: context.language,
      extra_beds: request.extra_beds,
      breakfasts: request.breakfast,
      ...specialRequestColumns(readSpecialRequests(request)),
      company_name: request.company?.name ?? null,
      company_gstin: readGstin(request.company?.gstin ?? '') ?? null,
      extra_bed_charges: totals.extraBed,
      breakfast_charges: totals.breakfast,
      price: totals.price,
      discount: totals.discount,
      rules_discount: totals.rulesDiscount,
      rules_percent: bill.rulesPercent,
      total_discount: totals.totalDiscount,
      code_id: code?.id ?? null,
      code_discount: totals.codeDiscount,
      total: totals.total,
      payment_method: request.payment_method,
      due_now: bill.dueNow,
      status: 'held',
      payment_status: 'unpaid',
      idempotency_key: context.idempotency?.key ?? null,
      request_hash: context.idempotency?.requestHash ?? null,
      user_id: context.userId ?? null,
      source: SOURCE_NUMBERS.web,
      commission: COMMISSION,
      cancellation_rules: JSON.stringify(terms.rules),
      cancellation_time: terms.time,
      awaits_host: awaitsHost,
      pays_at_property: context.paysAtProperty,
      awaits_link: awaitsHost && !isAsked,
      host_asked_at: isAsked ? now : null,
      created_at: now,
    },
    sold,
  );
  if (context.own?.holdId)
    await context.offers.takeOver(tx, context.own.holdId, nights, { reservationId: id, now });
  await insertHold(tx, { purpose: 'checkout', reservationId: id, nights, ...context.requester, now, until });
  return { id, awaitsHost, ...(awaitsHost && { isNew: isAsked ? 'asked' : 'unproven' }) };
}

/** Returns rooms with the discount of a code. */
function atCode(rooms: readonly SoldRoom[], code: CodeRow | undefined): readonly SoldRoom[] {
  const rulesPercent = rooms[0]?.price.rulesPercent ?? 0;
  const nights = rooms.map(({ id, price }) => ({ id, nights: price.nights }));
  const prices = roomPrices({ rooms: withCode(nights, rulesPercent, code), rulesPercent });
  return rooms.map((room, index) => ({ ...room, price: prices[index] ?? room.price }));
}

function stayOf(request: ReservationRequest): Stay {
  return { checkIn: request.check_in, checkOut: request.check_out };
}

/** Returns each room once, however often it was sent. */
export function roomIdsOf(request: ReservationRequest): number[] {
  return [...new Set(request.rooms.map((room) => room.id))];
}

async function lockAndPrice(
  tx: Tx,
  rooms: readonly ListedRoom[],
  stay: Stay,
  { now, own }: CreateContext,
): Promise<SoldRoom[] | Refusal> {
  const ids = rooms.map((room) => room.id);
  const nights = await lockNights(tx, ids, stay, now, own);
  const priced = priceRooms(rooms, stay, nights, await listLengthRules(tx));
  return sellFreeRooms(priced);
}
