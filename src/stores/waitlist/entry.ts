import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import {
  confirmWaitingEntry,
  leaveWaitingList,
  openWaitingEntry,
  type WaitlistEntry,
} from '#contract/waitlist.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { roomAddress } from '#domain/rooms/search.ts';
import * as messages from '#messages/rooms/waitlist.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { tokenInPath } from '#stores/browser/path-token.ts';

/** An entry of the waitlist, opened from a mail: `/waiting-list/{token}`. */
export type OpenedEntry =
  | { state: 'looking' }
  | { state: 'failed'; message: string; canRetry: boolean }
  | { state: 'ready'; entry: WaitlistEntry; busy?: 'leaving' | 'booking' | 'keeping'; message?: string };

export const LOOKING: OpenedEntry = { state: 'looking' };
export const $entry = atom<OpenedEntry>(LOOKING);

const token = () => tokenInPath('waiting-list') ?? '';

/**
 * Opens the entry of the link; from then on, rooms held for it are free to this browser. The link proves the mailbox,
 * so an unconfirmed entry is confirmed.
 */
export async function openEntry(): Promise<void> {
  if (!token()) return $entry.set({ state: 'failed', message: messages.LINK_UNKNOWN, canRetry: false });
  $entry.set(LOOKING);
  try {
    const body = { token: token() };
    const { entry } = await call(openWaitingEntry, { body });
    const isNew = entry.state === 'unconfirmed';
    $entry.set({
      state: 'ready',
      entry: isNew ? (await call(confirmWaitingEntry, { body })).entry : entry,
    });
  } catch (error) {
    const canRetry = !(error instanceof Refusal) || error.code !== 'not_found';
    $entry.set({ state: 'failed', message: failureSentence(error, messages.entryFailed), canRetry });
  }
}

export function leaveList(): Promise<void> {
  return changeEntry('leaving', leaveWaitingList, messages.leaveFailed);
}

/** Confirms that the guest still waits, so that rooms are held for the entry again. */
export function keepEntry(): Promise<void> {
  return changeEntry('keeping', confirmWaitingEntry, messages.keepFailed);
}

async function changeEntry(
  busy: 'leaving' | 'keeping',
  endpoint: typeof leaveWaitingList | typeof confirmWaitingEntry,
  failed: string,
): Promise<void> {
  const place = $entry.get();
  if (place.state !== 'ready' || place.busy) return;
  $entry.set({ state: 'ready', entry: place.entry, busy });
  try {
    const { entry } = await call(endpoint, { body: { token: token() } });
    $entry.set({ state: 'ready', entry });
  } catch (error) {
    $entry.set({ state: 'ready', entry: place.entry, message: failureSentence(error, failed) });
  }
}

/** Returns the page of the one room that is held, for the stay it is held for. */
export function heldRoomAddress({ rooms, check_in, check_out, guests, children }: WaitlistEntry): string {
  const search = { checkIn: check_in, checkOut: check_out, adults: guests, children, pastDate: false };
  return rooms[0] ? roomAddress(rooms[0].id, search) : pagePath('/rooms');
}

/** Puts all held rooms into the cart, so that they are booked together. */
export async function bookTogether(): Promise<void> {
  const place = $entry.get();
  if (place.state !== 'ready' || place.busy) return;
  const { entry } = place;
  $entry.set({ state: 'ready', entry, busy: 'booking' });
  try {
    const { putHeldInCart } = await import('#stores/booking/held-rooms.ts');
    const result = await putHeldInCart(entry);
    $entry.set({
      state: 'ready',
      entry,
      ...(result === 'gone' && { message: messages.noLongerHeld }),
    });
    if (result === 'added') location.assign(pagePath('/booking'));
  } catch (error) {
    console.error('The rooms that are held could not be looked up', error);
    $entry.set({ state: 'ready', entry, message: messages.bookFailed });
  }
}
