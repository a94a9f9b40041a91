import { atom } from 'nanostores';
import type { Search } from '#domain/rooms/search.ts';

/** A stay that somebody wants to wait for: in one room, or in any. */
export interface WaitlistChoice {
  search: Search;
  room?: { id: number; name: string };
}

/** What the dialog of the waiting list is about; nothing while it is closed. */
export const $waitlistRequest = atom<WaitlistChoice | undefined>(undefined);

export function askForWaitlist(search: Search, room?: { id: number; name: string }): void {
  $waitlistRequest.set({ search, ...(room && { room }) });
}

export function closeWaitlist(): void {
  $waitlistRequest.set(undefined);
}
