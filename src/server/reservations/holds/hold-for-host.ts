import type { BodyOf } from '#contract/endpoint.ts';
import type { createHostBooking } from '#contract/host/bookings.ts';
import { COMMISSION } from '#domain/booking/booking-rules.ts';
import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { isPastStay, type Stay } from '#domain/dates/stay.ts';
import { totalOf } from '#domain/money/totals.ts';
import { setPrices } from '#domain/rates/set-price.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { Idempotency } from '#server/reservations/idempotency.ts';
import { insertReservation, type SoldRoom } from '#server/reservations/queries.ts';
import { specialRequestColumns } from '#server/reservations/schema.ts';
import { refuseRooms } from '#server/reservations/sell.ts';
import { findForHost, sellForHost } from '#server/reservations/sell-for-host.ts';
import { readSpecialRequests, refuseSpecialRequests } from '#server/reservations/special-requests.ts';
import { lockNights } from '#server/rooms/night-queries.ts';
import { listCancellationRules } from '#server/rooms/queries.ts';
import { bookableStayProblem } from '#server/rooms/stay-problem.ts';
import { heldNights, insertHold } from './hold-queries.ts';

export type HostRequest = BodyOf<typeof createHostBooking>;

const HOLD_HOURS = 24;
const NO_ADD_ONS = { breakfast: 0, extraBed: 0 };

interface HostHold {
  now: Date;
  propertyIds: readonly number[];
  /** Throws if the host may not take less than the calendar's prices in a property. */
  requirePrices: (propertyId: number) => void;
  /** Refuses an own price, given as the rupees of each room and night. */
  refusePrices?: (propertyId: number, prices: readonly number[]) => Promise<Refusal | undefined>;
  idempotency: Idempotency | undefined;
}

/** Returns the problem with a host's request that needs no database. */
export function refuseHostRequest(request: HostRequest, now: Date): Refusal | undefined {
  const stay = stayOf(request);
  const problem = bookableStayProblem(stay, 'check_out');
  if (problem) return problem;
  if (isPastStay(stay, todayInIndia(now))) return refuse('past_dates');
  const requests = readSpecialRequests(request);
  return refuseRooms(request, roomsOf(request).length) ?? refuseSpecialRequests(requests, stay, request);
}

/** Holds the rooms of a host's request, with the locks and checks of a guest's; returns the reservation's id. */
export async function holdForHost(
  tx: Tx,
  request: HostRequest,
  { now, propertyIds, requirePrices, refusePrices, idempotency }: HostHold,
): Promise<number | Refusal> {
  const stay = stayOf(request);
  const ids = roomsOf(request);
  const found = await findForHost(tx, ids, propertyIds);
  if (found instanceof Refusal) return found;
  const { rooms, property } = found;
  const nights = await lockNights(tx, ids, stay, now);
  const usual = await sellForHost(tx, rooms, { stay, nights, now });
  if (usual instanceof Refusal) return usual;
  const sold = request.price === undefined ? usual : atPrice(usual, request.price);
  const totals = totalsOf(sold);
  if (totals.total < totalsOf(usual).total) requirePrices(property.id);
  const gap =
    request.price === undefined ? undefined : await refusePrices?.(property.id, nightlyPrices(sold));
  if (gap) return gap;
  const id = await insertReservation(
    tx,
    {
      property_id: property.id,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      adults: request.adults,
      children: request.children,
      guest_name: request.guest.name,
      guest_email: request.guest.email ?? '',
      guest_phone: request.guest.phone ?? '',
      guest_address: '',
      state: '',
      country: '',
      extra_beds: 0,
      breakfasts: 0,
      ...specialRequestColumns(readSpecialRequests(request)),
      extra_bed_charges: 0,
      breakfast_charges: 0,
      price: totals.price,
      discount: totals.discount,
      rules_discount: totals.rulesDiscount,
      rules_percent: sold[0]?.price.rulesPercent ?? 0,
      total_discount: totals.totalDiscount,
      total: totals.total,
      payment_method: 'full',
      due_now: totals.total,
      status: 'held',
      payment_status: 'unpaid',
      idempotency_key: idempotency?.key ?? null,
      request_hash: idempotency?.requestHash ?? null,
      source: SOURCE_NUMBERS[request.source],
      commission: COMMISSION,
      cancellation_rules: JSON.stringify(await listCancellationRules(tx, property.id)),
      cancellation_time: property.check_in_time,
      price_is_set: request.price !== undefined,
      created_at: now,
    },
    sold,
  );
  const until = new Date(now.getTime() + (request.hold_hours ?? HOLD_HOURS) * HOUR);
  const hold = { reservationId: id, nights: heldNights(sold), now, until };
  await insertHold(tx, { purpose: 'checkout', proof: 'mailbox', ...hold });
  return id;
}

/** Returns the rupees of each room and night, after discounts. */
export const nightlyPrices = (sold: readonly SoldRoom[]): number[] =>
  sold.flatMap(({ price }) => price.nights.map((night) => night.price - night.discount));

const totalsOf = (sold: readonly SoldRoom[]) =>
  totalOf(
    sold.map(({ price }) => price),
    NO_ADD_ONS,
  );

/** Returns rooms at a price that the host has set for all of them. */
export function atPrice(rooms: readonly SoldRoom[], amount: number): SoldRoom[] {
  const prices = setPrices(
    rooms.map(({ id, price }) => ({ id, nights: price.nights })),
    amount,
  );
  return rooms.map((room, index) => ({ ...room, price: prices[index] ?? room.price }));
}

function stayOf(request: HostRequest): Stay {
  return { checkIn: request.check_in, checkOut: request.check_out };
}

/** Returns each room once, however often it was sent. */
function roomsOf(request: HostRequest): number[] {
  return [...new Set(request.room_ids)];
}
