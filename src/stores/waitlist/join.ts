import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { joinWaitingList } from '#contract/waitlist.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { roomAddress, writeSearch } from '#domain/rooms/search.ts';
import { LANGUAGE } from '#language/code.ts';
import * as messages from '#messages/rooms/waitlist.ts';
import { emailSentence } from '#stores/browser/email-sentence.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import type { WaitlistChoice } from './waitlist.ts';

export type Joining =
  | { state: 'asking' }
  | { state: 'busy' }
  /** `ofEmail`: the message is about the typed email. */
  | { state: 'failed'; message: string; ofEmail?: true }
  /** The rooms are free, so the guest can book them at `address` without waiting. */
  | { state: 'free'; message: string; address: string }
  | { state: 'joined'; message: string };

export const ASKING: Joining = { state: 'asking' };
export const $joining = atom<Joining>(ASKING);

/** Puts an e-mail on the waitlist. A second press while the first is running does nothing. */
export async function joinTheWaitlist({ search, room }: WaitlistChoice, email: string): Promise<void> {
  if ($joining.get().state === 'busy') return;
  const emailProblem = emailSentence(email);
  if (emailProblem) return $joining.set({ state: 'failed', message: emailProblem, ofEmail: true });
  $joining.set({ state: 'busy' });
  const { checkIn, checkOut, adults, children } = search;
  const body = {
    email,
    check_in: checkIn,
    check_out: checkOut,
    guests: adults,
    children,
    room_id: room?.id ?? null,
    language: LANGUAGE,
  };
  try {
    const { message } = await call(joinWaitingList, { body });
    $joining.set({ state: 'joined', message });
  } catch (error) {
    const message = failureSentence(error, messages.joinFailed);
    const isFree = error instanceof Refusal && error.code === 'rooms_free';
    const address = room ? roomAddress(room.id, search) : pagePath(`/rooms?${writeSearch(search)}`);
    $joining.set(isFree ? { state: 'free', message, address } : { state: 'failed', message });
  }
}

export function startJoining(): void {
  $joining.set(ASKING);
}
