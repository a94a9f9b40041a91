import * as z from 'zod/mini';
import type { Reservation } from '#contract/reservation.ts';
import type { Stay } from '#domain/dates/stay.ts';
import { persistentValue } from '#stores/browser/persistent.ts';
import { civilDate } from '#stores/browser/stored-values.ts';

const proof = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});
export type PaymentProof = z.infer<typeof proof>;

const requested = {
  rooms: z.array(z.int()),
  checkIn: civilDate,
  checkOut: civilDate,
};

const stored = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  /**
   * The request was sent without an answer so far: the same key and request find out whether the reservation was made.
   */
  z.object({ state: z.literal('asked'), key: z.string(), request: z.string(), ...requested }),
  /** The reservation was made and is not paid, as far as this browser knows. */
  z.object({
    state: z.literal('held'),
    id: z.int(),
    request: z.string(),
    proof: z.optional(proof),
    ...requested,
  }),
  /** A paid booking. Earlier versions of the site stored only its id. */
  z.object({
    state: z.literal('paid'),
    id: z.int(),
    rooms: z.optional(requested.rooms),
    checkIn: z.optional(civilDate),
    checkOut: z.optional(civilDate),
  }),
]);
export type StoredReservation = z.infer<typeof stored>;
export type HeldReservation = Extract<StoredReservation, { state: 'held' }>;
export type PaidReservation = Extract<StoredReservation, { state: 'paid' }>;

export const NO_RESERVATION: StoredReservation = { state: 'none' };

/** The reservation that this browser is making or has just paid; it survives a reload and a trip to a payment app. */
export const $reservation = persistentValue<StoredReservation>('reservation', NO_RESERVATION, stored);

type Nights = Partial<Pick<HeldReservation, 'rooms' | 'checkIn' | 'checkOut'>>;

function includesNight({ rooms, checkIn, checkOut }: Nights, roomId: number, stay: Stay): boolean {
  if (!rooms || !checkIn || !checkOut) return false;
  return rooms.includes(roomId) && checkIn < stay.checkOut && stay.checkIn < checkOut;
}

/** Returns whether the guest's own unpaid reservation holds a room for these nights. */
export function isHeldHere(roomId: number, checkIn: string, checkOut: string): boolean {
  const own = $reservation.get();
  if (own.state !== 'held' && own.state !== 'asked') return false;
  return includesNight(own, roomId, { checkIn, checkOut });
}

/** Returns the id of the guest's own paid booking, if a room is taken for these nights by it. */
export function bookedHere(roomId: number, stay: Stay): number | undefined {
  const own = $reservation.get();
  return own.state === 'paid' && includesNight(own, roomId, stay) ? own.id : undefined;
}

/** Returns a paid reservation, with what it takes now: its guest may have changed the booking. */
export function paidReservation({ id, rooms, check_in, check_out }: Reservation): PaidReservation {
  return { state: 'paid', id, rooms: rooms.map((room) => room.id), checkIn: check_in, checkOut: check_out };
}

export function forgetReservation(): void {
  $reservation.set(NO_RESERVATION);
}
