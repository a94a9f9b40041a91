import type { quoteChange } from '#contract/change.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { moveExtras, type SpecialRequests } from '#domain/booking/extras.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { isPastStay, type Party, type Stay, totalGuests } from '#domain/dates/stay.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { listReservationRooms, type SoldRoom } from '#server/reservations/queries.ts';
import { type ReservationRow, specialRequestsOfRow } from '#server/reservations/schema.ts';
import { findTogether, refuseRooms, sellFreeRooms } from '#server/reservations/sell.ts';
import { readSpecialRequests, refuseSpecialRequests } from '#server/reservations/special-requests.ts';
import { priceRooms } from '#server/rooms/price.ts';
import { listLengthRules, type RoomNight } from '#server/rooms/queries.ts';
import type { PropertyRow } from '#server/rooms/schema.ts';
import { bookableStayProblem } from '#server/rooms/stay-problem.ts';

export interface RequestedStay {
  stay: Stay;
  party: Party;
  rooms: number[];
  breakfasts: number;
  extraBeds: number;
  requests: SpecialRequests;
}

/** Returns the request; a value that it does not name stays as booked. */
export async function requestedStayOf(
  db: Database,
  row: ReservationRow,
  request: BodyOf<typeof quoteChange>,
): Promise<RequestedStay> {
  const booked = request.rooms ?? (await listReservationRooms(db, row.id)).map(({ room_id }) => room_id);
  const stay = { checkIn: request.check_in ?? row.check_in, checkOut: request.check_out ?? row.check_out };
  const party = { adults: request.adults ?? row.adults, children: request.children ?? row.children };
  return {
    stay,
    party,
    requests: readSpecialRequests(request, movedSpecialRequests(row, stay, party)),
    rooms: [...new Set(booked)],
    breakfasts: request.breakfast ?? row.breakfasts,
    extraBeds: request.extra_beds ?? row.extra_beds,
  };
}

/** Returns the guest's extras, moved with the stay unless the guest asks otherwise. */
export function movedSpecialRequests(row: ReservationRow, stay: Stay, party: Party): SpecialRequests {
  const requests = specialRequestsOfRow(row);
  const booked = { checkIn: row.check_in, checkOut: row.check_out };
  return { ...requests, services: moveExtras(requests.services, booked, stay, totalGuests(party)) };
}

/** Returns the problem with a requested change that needs no database. */
export function refuseRequestedStay(
  { stay, party, rooms, requests }: RequestedStay,
  now: Date,
): Refusal | undefined {
  const problem = bookableStayProblem(stay, 'check_out');
  if (problem) return problem;
  if (isPastStay(stay, todayInIndia(now))) return refuse('past_dates');
  return refuseRooms(party, rooms.length) ?? refuseSpecialRequests(requests, stay, party);
}

/** Returns the requested rooms at today's prices, or why they can't be had. The booking's own nights count as free. */
export async function sellRequestedStay(
  db: Database | Tx,
  row: ReservationRow,
  requested: RequestedStay,
  nights: readonly RoomNight[],
): Promise<{ sold: SoldRoom[]; property: PropertyRow } | Refusal> {
  const found = await findTogether(db, requested.rooms);
  if (found instanceof Refusal) return found;
  if (found.property.id !== row.property_id) return refuse('mixed_stay');
  const priced = priceRooms(found.rooms, requested.stay, nights, await listLengthRules(db));
  const sold = sellFreeRooms(priced);
  return sold instanceof Refusal ? sold : { sold, property: found.property };
}
