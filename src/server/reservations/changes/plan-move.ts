import type { BodyOf } from '#contract/endpoint.ts';
import type { moveHostBooking } from '#contract/host/changes.ts';
import type { SpecialRequests } from '#domain/booking/extras.ts';
import { roomPrices } from '#domain/booking/quote.ts';
import { countNights, nightsOf as nightsBetween, todayInIndia } from '#domain/dates/calendar.ts';
import { isPastStay, nightsOfStay, type Party, type Stay } from '#domain/dates/stay.ts';
import { type AddOnTotals, priceAddOns } from '#domain/money/add-ons.ts';
import { type BookingTotals, roomTotalOf, totalOf, withCharges } from '#domain/money/totals.ts';
import { keepNightly } from '#domain/rates/set-price.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { atPrice } from '#server/reservations/holds/hold-for-host.ts';
import { listReservationRooms, type SoldRoom } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { refuseRooms } from '#server/reservations/sell.ts';
import { findForHost, sellForHost } from '#server/reservations/sell-for-host.ts';
import type { PropertyRow } from '#server/rooms/schema.ts';
import { bookableStayProblem } from '#server/rooms/stay-problem.ts';
import { listSoldNights, lockModifiedNights, nightsOf } from './change-queries.ts';
import { addOnPricesOf, lengthPercentOf } from './quote-change.ts';
import { movedSpecialRequests } from './requested-stay.ts';

type MoveRequest = Pick<
  BodyOf<typeof moveHostBooking>,
  'rooms' | 'check_in' | 'check_out' | 'adults' | 'children' | 'price'
>;

/** A booking as a host wants it; the nights of both stays are locked. */
export interface PlannedMove extends MovePrice {
  /** The homestay that the booking moves to; undefined if it stays where it is. */
  otherProperty: PropertyRow | undefined;
  stay: Stay;
  party: Party;
  requests: SpecialRequests;
  /** The host has set a price below what the stay would cost otherwise, or kept the total for more nights. */
  isLowered: boolean;
}

interface MovePrice {
  sold: readonly SoldRoom[];
  totals: BookingTotals;
  rulesPercent: number;
  priceIsSet: boolean;
}

interface MoveContext {
  now: Date;
  propertyIds: readonly number[];
  /** The homestays of which the host is an owner. Only an owner of both moves a booking from one to the other. */
  ownedIds: readonly number[];
}

/**
 * Returns what a move would mean, or why it can't be made. The booking must be locked; this locks the nights of both
 * stays.
 */
export async function planMove(
  tx: Tx,
  row: ReservationRow,
  request: MoveRequest,
  { now, propertyIds, ownedIds }: MoveContext,
): Promise<PlannedMove | Refusal> {
  const booked = (await listReservationRooms(tx, row.id)).map(({ room_id }) => room_id);
  const rooms = [...new Set(request.rooms ?? booked)];
  const stay = { checkIn: request.check_in ?? row.check_in, checkOut: request.check_out ?? row.check_out };
  const party = { adults: request.adults ?? row.adults, children: request.children ?? row.children };
  const problem = refuseMove(row, { stay, party, rooms: rooms.length }, now);
  if (problem) return problem;
  const found = await findForHost(tx, rooms, propertyIds);
  if (found instanceof Refusal) return found;
  const { property } = found;
  const isOther = property.id !== row.property_id;
  if (isOther && ![property.id, row.property_id].every((id) => ownedIds.includes(id)))
    return refuse('not_found');
  const asked = { rooms, stay };
  const nights = nightsOf(await lockModifiedNights(tx, row, [asked], now), asked);
  const usual = await sellForHost(tx, found.rooms, { stay, nights, now, own: row.id });
  if (usual instanceof Refusal) return usual;
  const isSame = isSameStay(row, stay) && isSameRooms(booked, rooms);
  const pricing = { stay, usual, property, isSame };
  const price = await priceOf(tx, row, { ...pricing, price: request.price });
  const isMore = rooms.length * nightsOfStay(stay) > booked.length * countNights(row.check_in, row.check_out);
  const isOwn = typeof request.price === 'number' || (request.price === 'keep' && isMore);
  const unset = isOwn ? await priceOf(tx, row, { ...pricing, price: 'recompute' }) : price;
  const isLowered = price.totals.total < unset.totals.total;
  const requests = movedSpecialRequests(row, stay, party);
  return { stay, party, requests, isLowered, otherProperty: isOther ? property : undefined, ...price };
}

function refuseMove(
  row: ReservationRow,
  { stay, party, rooms }: { stay: Stay; party: Party; rooms: number },
  now: Date,
): Refusal | undefined {
  const problem = bookableStayProblem(stay, 'check_out');
  if (problem) return problem;
  // Guests who are staying may extend their stay or change rooms.
  if (stay.checkIn !== row.check_in && isPastStay(stay, todayInIndia(now))) return refuse('past_dates');
  return refuseRooms(party, rooms);
}

const isSameStay = (row: ReservationRow, { checkIn, checkOut }: Stay) =>
  row.check_in === checkIn && row.check_out === checkOut;
const isSameRooms = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

interface Pricing {
  stay: Stay;
  /** The rooms at the calendar's prices. */
  usual: readonly SoldRoom[];
  property: PropertyRow;
  price: MoveRequest['price'];
  /** True if the rooms and nights are those already booked. */
  isSame: boolean;
}

async function priceOf(
  tx: Tx,
  row: ReservationRow,
  { stay, usual, property, price, isSame }: Pricing,
): Promise<MovePrice> {
  const counts = { breakfasts: row.breakfasts, extraBeds: row.extra_beds };
  const addOns = roundedAddOns(priceAddOns(counts, addOnPricesOf(row, property), nightsOfStay(stay)));
  const { charges_total: charges } = row;
  if (price === 'keep' && isSame) {
    const kept = { breakfast: row.breakfast_charges, extraBed: row.extra_bed_charges };
    const sold = asSold(usual, await listSoldNights(tx, row.id), row.rules_percent);
    return {
      ...totalled(sold, kept, charges),
      rulesPercent: row.rules_percent,
      priceIsSet: row.price_is_set,
    };
  }
  if (price === 'recompute') {
    const rulesPercent = row.price_is_set
      ? (usual[0]?.price.rulesPercent ?? 0)
      : lengthPercentOf(row, stay, usual);
    // Nights that were sold at the calendar's price keep it, as in a change by the guest.
    const known = row.price_is_set ? [] : await listSoldNights(tx, row.id);
    return {
      ...totalled(asSold(usual, known, rulesPercent), addOns, charges),
      rulesPercent,
      priceIsSet: false,
    };
  }
  const total = await setTotal(tx, row, { price, stay, rooms: usual.length, addOns });
  const within = limitedAddOns(addOns, total);
  const sold = atPrice(usual, total - within.breakfast - within.extraBed);
  return { ...totalled(sold, within, charges), rulesPercent: 0, priceIsSet: true };
}

/** Returns the whole rupees of a stay whose price the host sets or keeps, without charges. */
async function setTotal(
  tx: Tx,
  row: ReservationRow,
  asked: { price: number | 'keep' | 'keep_nightly'; stay: Stay; rooms: number; addOns: AddOnTotals },
): Promise<number> {
  const { price, stay, rooms, addOns } = asked;
  if (price === 'keep') return row.total - row.charges_total;
  if (price !== 'keep_nightly') return price;
  const sold = { roomTotal: roomTotalOf(row), nights: await listSoldNights(tx, row.id) };
  return (
    keepNightly(sold, { nights: nightsBetween(stay.checkIn, stay.checkOut), rooms }) +
    addOns.breakfast +
    addOns.extraBed
  );
}

function totalled(sold: readonly SoldRoom[], addOns: AddOnTotals, charges: number) {
  const prices = sold.map(({ price }) => price);
  return { sold, totals: withCharges(totalOf(prices, addOns), charges) };
}

type SoldNight = Awaited<ReturnType<typeof listSoldNights>>[number];

function asSold(usual: readonly SoldRoom[], known: readonly SoldNight[], rulesPercent: number): SoldRoom[] {
  const sold = new Map(known.map((night) => [`${night.room_id} ${night.night}`, night]));
  const rooms = usual.map(({ id, price }) => ({
    id,
    nights: price.nights.map((today) => {
      const { price, discount, codeDiscount } = sold.get(`${id} ${today.night}`) ?? today;
      return { night: today.night, price, discount, ...(codeDiscount && { codeDiscount }) };
    }),
  }));
  const prices = roomPrices({ rooms, rulesPercent });
  return usual.map((room, index) => ({ ...room, price: prices[index] ?? room.price }));
}

const roundedAddOns = ({ breakfast, extraBed }: AddOnTotals): AddOnTotals => ({
  breakfast: Math.round(breakfast),
  extraBed: Math.round(extraBed),
});

/** Returns the add-ons, limited to the price of the whole stay. */
export function limitedAddOns({ breakfast, extraBed }: AddOnTotals, total: number): AddOnTotals {
  const beds = Math.min(extraBed, total);
  return { extraBed: beds, breakfast: Math.min(breakfast, total - beds) };
}
