import { atom } from 'nanostores';
import type { Search } from '#domain/search.ts';

/** A stay that somebody wants to wait for: in one room, or in any. */
export interface Wanted {
  search: Search;
  room?: { id: number; name: string };
}

/** What the dialog of the waiting list is about; nothing while it is closed. */
export const $wanted = atom<Wanted | undefined>(undefined);

export function askToWait(search: Search, room?: { id: number; name: string }): void {
  $wanted.set({ search, ...(room && { room }) });
}

export function closeWaiting(): void {
  $wanted.set(undefined);
}
