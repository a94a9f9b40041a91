import { atom, computed } from 'nanostores';
import { type FoundRoom, hasDetails, type ListedRoom } from '#domain/rooms/room.ts';
import type { Search } from '#domain/rooms/search.ts';
import { ask } from '#stores/rooms/availability.ts';
import { $partyRooms, $rooms, $shownRooms, questionOf } from './rooms.ts';
import { $search, $view, changeView } from './search.ts';

/** The ids of rooms that are shown but have no details yet. */
const $missing = computed([$shownRooms, $partyRooms], (shown, party) =>
  [...shown, ...(party?.toAdd ?? [])].filter((room) => !hasDetails(room)).map(({ id }) => id),
);

export const $details = atom<'loaded' | 'loading' | 'failed'>('loaded');

const $asked = atom<{ search?: Search; ids: Set<number> }>({ ids: new Set() });

/** Requests the details of rooms that are shown now. The answer to an older search is dropped. */
export async function loadDetails(): Promise<void> {
  const search = $search.get();
  if (!search) return;
  if ($asked.get().search !== search) {
    $asked.set({ search, ids: new Set() });
    $details.set('loaded');
  }
  const mine = $asked.get();
  const ids = new Set($missing.get().filter((id) => !mine.ids.has(id)));
  if (ids.size === 0) return;
  for (const id of ids) mine.ids.add(id);
  $details.set('loading');
  const answer = await ask(questionOf(search), { room_ids: [...ids] }).catch(() => undefined);
  if (mine !== $asked.get()) return;
  for (const id of ids) mine.ids.delete(id);
  const state = $rooms.get();
  if (answer && state.state === 'ready') {
    $rooms.set({ state: 'ready', rooms: withDetails(state.rooms, ids, answer.rooms) });
  }
  if (mine.ids.size === 0) $details.set(answer ? 'loaded' : 'failed');
}

/** Adds details to rooms. A requested room without details is no longer free, and is removed. */
function withDetails(
  rooms: readonly ListedRoom[],
  asked: ReadonlySet<number>,
  found: readonly FoundRoom[],
): readonly ListedRoom[] {
  const byId = new Map(found.map((room) => [room.id, room]));
  return rooms.flatMap((room) =>
    hasDetails(room) || !asked.has(room.id) ? room : (byId.get(room.id) ?? []),
  );
}

$missing.subscribe(() => void loadDetails());

export function showMore(): void {
  changeView({ page: $view.get().page + 1 });
}
