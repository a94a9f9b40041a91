import { atom } from 'nanostores';
import type { Search } from '#domain/rooms/search.ts';

/** A stay for which somebody wants to wait, in one room or in any. */
export interface WaitlistChoice {
  search: Search;
  room?: { id: number; name: string };
}

/** The search and room that the dialog is about; undefined while it is closed. */
export const $waitlistRequest = atom<WaitlistChoice | undefined>(undefined);

export function askForWaitlist(search: Search, room?: { id: number; name: string }): void {
  $waitlistRequest.set({ search, ...(room && { room }) });
}

export function closeWaitlist(): void {
  $waitlistRequest.set(undefined);
}
