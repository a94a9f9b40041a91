import { atom, computed } from 'nanostores';
import { hasDetails } from '#domain/rooms/room.ts';
import { $matchingRooms } from './rooms.ts';

/** This many rooms fit beside each other. */
export const MOST_COMPARED = 3;

const $chosen = atom<readonly number[]>([]);

/** The rooms chosen for the comparison that the results still show, in the order of choosing. */
export const $compared = computed([$chosen, $matchingRooms], (ids, rooms) =>
  ids.flatMap((id) => rooms.find((room) => room.id === id) ?? []).filter(hasDetails),
);

/** Adds a room to the comparison or takes it out; a room beyond the third is ignored. */
export function toggleCompared(id: number): void {
  const shown = $compared.get().map((room) => room.id);
  if (shown.includes(id)) $chosen.set(shown.filter((other) => other !== id));
  else if (shown.length < MOST_COMPARED) $chosen.set([...shown, id]);
}

export function clearCompared(): void {
  $chosen.set([]);
}
