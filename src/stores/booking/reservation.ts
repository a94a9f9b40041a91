import * as z from 'zod/mini';
import { persistentValue } from '#stores/browser/persistent.ts';
import { civilDate } from '#stores/browser/stored-values.ts';

/** What the provider's window handed over after a payment. */
const proof = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});
export type PaymentProof = z.infer<typeof proof>;

/** The rooms and nights a reservation in the making asks for. */
const requested = {
  rooms: z.array(z.int()),
  checkIn: civilDate,
  checkOut: civilDate,
};

const stored = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  /** Asked for, and no answer has come: the same key and request find out whether it was made. */
  z.object({ state: z.literal('asked'), key: z.string(), request: z.string(), ...requested }),
  /** Made and not paid, as far as this browser knows. */
  z.object({
    state: z.literal('held'),
    id: z.int(),
    request: z.string(),
    proof: z.optional(proof),
    ...requested,
  }),
  z.object({ state: z.literal('paid'), id: z.int() }),
]);
export type StoredReservation = z.infer<typeof stored>;
export type HeldReservation = Extract<StoredReservation, { state: 'held' }>;
export type PaidReservation = Extract<StoredReservation, { state: 'paid' }>;

export const NO_RESERVATION: StoredReservation = { state: 'none' };

/** The reservation this browser is making or has just paid; it survives a reload and a trip to a payment app. */
export const $reservation = persistentValue<StoredReservation>('reservation', NO_RESERVATION, stored);

/** True when a room is taken for these nights by the guest's own reservation, which is waiting to be paid. */
export function isHeldHere(roomId: number, checkIn: string, checkOut: string): boolean {
  const own = $reservation.get();
  if (own.state !== 'held' && own.state !== 'asked') return false;
  return own.rooms.includes(roomId) && own.checkIn < checkOut && checkIn < own.checkOut;
}

export function forgetReservation(): void {
  $reservation.set(NO_RESERVATION);
}
