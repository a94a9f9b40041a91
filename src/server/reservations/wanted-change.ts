import type { quoteChange } from '#contract/change.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { todayInIndia } from '#domain/calendar.ts';
import { checkCapacity } from '#domain/capacity.ts';
import { isPastStay, type Party, type Stay } from '#domain/stay.ts';
import { capacitySentence } from '#messages/booking.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { priceRooms } from '../rooms/price-rooms.ts';
import { bookableStayProblem } from '../rooms/stay-problem.ts';
import type { Database, Tx } from '../storage/database.ts';
import type { SoldRoom } from '../storage/reservations.ts';
import { listReservationRooms } from '../storage/reservations.ts';
import { listLengthRules, type RoomNight } from '../storage/rooms.ts';
import type { PropertyRow, ReservationRow } from '../storage/schema.ts';
import { findTogether, sellFreeRooms } from './sell.ts';

/** A booking as its guest would have it. */
export interface WantedStay {
  stay: Stay;
  party: Party;
  rooms: number[];
  breakfasts: number;
  extraBeds: number;
}

/** What is asked for, with what is booked where nothing is asked. */
export async function wantedOf(
  db: Database,
  row: ReservationRow,
  asked: BodyOf<typeof quoteChange>,
): Promise<WantedStay> {
  const booked = asked.rooms ?? (await listReservationRooms(db, row.id)).map(({ room_id }) => room_id);
  return {
    stay: { checkIn: asked.check_in ?? row.check_in, checkOut: asked.check_out ?? row.check_out },
    party: { adults: asked.adults ?? row.adults, children: asked.children ?? row.children },
    rooms: [...new Set(booked)],
    breakfasts: asked.breakfast ?? row.breakfasts,
    extraBeds: asked.extra_beds ?? row.extra_beds,
  };
}

/** What is wrong with a wish whatever the books say. */
export function refuseWish({ stay, party, rooms }: WantedStay, now: Date): Refusal | undefined {
  const problem = bookableStayProblem(stay, 'check_out');
  if (problem) return problem;
  if (isPastStay(stay, todayInIndia(now))) return refuse('past_dates');
  const tooMany = checkCapacity(party, rooms.length);
  return tooMany && refuse('capacity_exceeded', {}, capacitySentence(tooMany, rooms.length));
}

/** The wanted rooms at today's prices, from nights in which the booking's own count as free; or why they can't be had. */
export async function sellWish(
  db: Database | Tx,
  row: ReservationRow,
  wanted: WantedStay,
  nights: readonly RoomNight[],
): Promise<{ sold: SoldRoom[]; property: PropertyRow } | Refusal> {
  const found = await findTogether(db, wanted.rooms);
  if (found instanceof Refusal) return found;
  if (found.property.id !== row.property_id) return refuse('mixed_stay');
  const priced = priceRooms(found.rooms, wanted.stay, nights, await listLengthRules(db));
  const sold = sellFreeRooms(priced);
  return sold instanceof Refusal ? sold : { sold, property: found.property };
}
