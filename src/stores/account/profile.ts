import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { apiBase } from '#client/connection.ts';
import { InvalidAnswer, Refusal } from '#client/errors.ts';
import type { User } from '#contract/auth.ts';
import { booking, getProfile, listBookings } from '#contract/profile.ts';
import { splitBookings } from '#domain/booking/booking-status.ts';
import * as messages from '#messages/account/profile.ts';
import { renewLinks } from '#stores/browser/file-link.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { LOADING, type Loaded } from '#stores/pattern/loader.ts';
import { $session, keepUser, openSession } from './session.ts';

export type { User };

/**
 * The fields of a booking that the list needs (spec section 3). Unknown statuses are shown as they are. A booking
 * without cancellation terms says nothing about cancelling.
 */
const listed = z.object({
  ...booking.shape,
  status: z.string(),
  payment: z.object({
    total_amount: z.int(),
    refundable_amount: z.optional(z.int()),
    payment_status: z.string(),
  }),
  cancellation_rules: z.optional(booking.shape.cancellation_rules),
  files: z.optional(booking.shape.files),
});
export type Booking = z.infer<typeof listed>;

const listAll = { ...listBookings, response: z.object({ bookings: z.array(listed) }) };

export type Profile = Loaded<{ user: User }>;
export type Bookings = Loaded<Record<'current' | 'previous' | 'cancelled', readonly Booking[]>>;

/** The profile and its bookings load and fail separately. */
export const $profile = atom<Profile>(LOADING);
export const $bookings = atom<Bookings>(LOADING);

/** Each guest makes answers for an earlier guest stale, so that they are not shown to the next. */
const latest = createLatest();

async function load<Data>(
  store: { set: (value: Loaded<Data>) => void },
  ask: () => Promise<Data>,
  unreadable: string,
): Promise<void> {
  const signal = latest.current();
  store.set(LOADING);
  const answer = await ask().then(
    (data): Loaded<Data> => ({ state: 'ready', ...data }),
    (error: unknown): Loaded<Data> => {
      return { state: 'failed', message: sentenceFor(error, unreadable) };
    },
  );
  if (!signal.aborted) store.set(answer);
}

function sentenceFor(error: unknown, unreadable: string): string {
  // A host who was invited by phone has to open the link in the mail first, so trying again does not help.
  if (error instanceof Refusal && error.code === 'email_not_verified') return error.sentence;
  return error instanceof InvalidAnswer ? unreadable : messages.PROFILE_FAILED;
}

export function loadProfile(): Promise<void> {
  const ask = async () => {
    const { profile } = await call(getProfile, {});
    keepUser(profile);
    return { user: profile };
  };
  return load($profile, ask, messages.PROFILE_UNREADABLE);
}

export function loadBookings(): Promise<void> {
  const ask = async () => splitBookings((await call(listAll, {})).bookings, new Date());
  return load($bookings, ask, messages.BOOKINGS_UNREADABLE);
}

/** Reads the bookings again, with new keys for their files; what is shown stays until then. */
async function renewBookings(): Promise<void> {
  const signal = latest.current();
  if ($bookings.get().state !== 'ready') return;
  const { bookings } = await call(listAll, {});
  if (!signal.aborted) $bookings.set({ state: 'ready', ...splitBookings(bookings, new Date()) });
}

/**
 * Shows the profile of the signed-in guest, and of the next one if that changes. Returns a function that stops this.
 */
export function openProfile(): () => void {
  void openSession();
  let shown: number | undefined;
  const stopRenewing = renewLinks(renewBookings);
  const stop = $session.subscribe((session) => {
    const id = session.state === 'signed-in' ? session.user.id : undefined;
    if (id === shown) return;
    shown = id;
    latest.begin();
    $profile.set(LOADING);
    $bookings.set(LOADING);
    if (id === undefined) return;
    void loadProfile();
    void loadBookings();
  });
  return () => {
    stopRenewing();
    stop();
  };
}

/** Shows the profile as the server has saved it. */
export function showProfile(user: User): void {
  keepUser(user);
  $profile.set({ state: 'ready', user });
}

/** Returns the address of a profile picture: the API sends its path on its own host. */
export function avatarUrl(path: string): string {
  return new URL(path, new URL(apiBase(), location.href)).href;
}
