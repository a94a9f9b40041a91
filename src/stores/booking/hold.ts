import { call } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { createReservation, deleteReservation, PROOF_OF_WORK } from '#contract/reservation.ts';
import {
  $reservation,
  forgetReservation,
  type HeldReservation,
  type PaidReservation,
  type StoredReservation,
} from '#stores/reservation/reservation.ts';
import type { ReservationRequest } from './reservation-request.ts';

/** Makes a random key. `randomUUID` does not exist on plain http in a home network, so `getRandomValues` is used. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Requests a reservation; after a lost answer it does so once more, with the same key. If many unpaid rooms are held
 * from this network already, the browser must solve a proof of work first.
 */
async function create(key: string, body: ReservationRequest): Promise<number> {
  const ask = (proof = {}) =>
    call(createReservation, { body, headers: { 'Idempotency-Key': key, ...proof } });
  const answer = await ask().catch(async (error: unknown) => {
    if (error instanceof Unreachable) return ask();
    if (!(error instanceof Refusal) || error.challenge === undefined) throw error;
    const { solve } = await import('#client/proof-of-work.ts');
    return ask({ [PROOF_OF_WORK]: await solve(error.challenge) });
  });
  return answer.booking_id;
}

const isSpentKey = (error: unknown) =>
  error instanceof Refusal && ['reservation_gone', 'idempotency_conflict'].includes(error.code);

/**
 * Holds the rooms of a request, with a new key for each press of Pay, or returns the reservation that this browser
 * already holds for the same request. Throws the API's refusal.
 */
export async function hold(body: ReservationRequest): Promise<HeldReservation | PaidReservation> {
  const request = JSON.stringify(body);
  const known = $reservation.get();
  const isSame = (known.state === 'held' || known.state === 'asked') && known.request === request;
  if (known.state === 'held' && isSame) return known;
  if (!isSame) {
    const paid = await settle(known);
    if (paid) return paid;
  }

  const requested = {
    request,
    rooms: body.rooms.map(({ id }) => Number(id)),
    checkIn: body.check_in,
    checkOut: body.check_out,
  };
  const ask = async (key: string) => {
    $reservation.set({ state: 'asked', key, ...requested });
    const held: HeldReservation = { state: 'held', id: await create(key, body), ...requested };
    $reservation.set(held);
    return held;
  };
  try {
    if (known.state !== 'asked' || !isSame) return await ask(newKey());
    return await ask(known.key).catch((error: unknown) => {
      if (isSpentKey(error)) return ask(newKey());
      throw error;
    });
  } catch (error) {
    // After a refusal nothing is held. Without an answer, or after too many calls, rooms may be held: sending the same
    // key again finds out.
    if (error instanceof Refusal && error.status < 500 && error.code !== 'too_many_requests')
      forgetReservation();
    throw error;
  }
}

/** Frees the rooms that an earlier press of Pay may have held, unless that reservation turns out to be paid. */
async function settle(known: StoredReservation): Promise<PaidReservation | undefined> {
  const id = await heldId(known);
  if (id === undefined) return undefined;
  if ((await release(id)).state === 'paid') return { state: 'paid', id };
  forgetReservation();
  return undefined;
}

/** Frees the rooms that this browser may still hold. Returns the reservation if it turns out to be paid. */
export function releaseEarlier(): Promise<PaidReservation | undefined> {
  return settle($reservation.get());
}

async function heldId(known: StoredReservation): Promise<number | undefined> {
  if (known.state === 'held') return known.id;
  if (known.state !== 'asked') return undefined;
  const body: ReservationRequest = JSON.parse(known.request);
  try {
    return await create(known.key, body);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return undefined;
    throw error;
  }
}

/** `paid` means that the reservation can't be deleted, because it is paid; `kept` that its rooms stay held until then. */
export type Release = { state: 'released' } | { state: 'paid' } | { state: 'kept'; until: Date };

/**
 * Deletes a pending reservation, so that its rooms are free again. If the guest has only closed the payment window, rooms
 * that were promised for longer stay held. Throws if the API can't be reached.
 */
export async function release(id: number, window?: 'closed'): Promise<Release> {
  try {
    const { held_until: until } = await call(deleteReservation, { params: { id }, query: { window } });
    if (until !== undefined) return { state: 'kept', until: new Date(until) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    if (error.code === 'not_pending') return { state: 'paid' };
  }
  forgetReservation();
  return { state: 'released' };
}
