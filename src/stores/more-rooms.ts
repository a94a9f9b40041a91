import { atom, computed } from 'nanostores';
import { type FoundRoom, hasDetails, type ListedRoom } from '#domain/room.ts';
import type { Search } from '#domain/search.ts';
import { ask } from './availability.ts';
import { $partyRooms, $rooms, $shownRooms, questionOf } from './rooms.ts';
import { $search, $view, changeView } from './search.ts';

/** The ids of rooms that are to be seen, and of which only the facts are known. */
const $missing = computed([$shownRooms, $partyRooms], (shown, party) =>
  [...shown, ...(party?.toAdd ?? [])].filter((room) => !hasDetails(room)).map(({ id }) => id),
);

/** Where the details stand of rooms that the page shows, and of which it knew only the facts. */
export const $details = atom<'loaded' | 'loading' | 'failed'>('loaded');

let asked: { search: Search | undefined; ids: Set<number> } = { search: undefined, ids: new Set() };

/** Asks for the details of rooms that came to be shown. An answer to another search than that of the page is dropped. */
export async function loadDetails(): Promise<void> {
  const search = $search.get();
  if (!search) return;
  if (asked.search !== search) {
    asked = { search, ids: new Set() };
    $details.set('loaded');
  }
  const mine = asked;
  const ids = new Set($missing.get().filter((id) => !mine.ids.has(id)));
  if (ids.size === 0) return;
  for (const id of ids) mine.ids.add(id);
  $details.set('loading');
  const answer = await ask(questionOf(search), { room_ids: [...ids] }).catch(() => undefined);
  if (mine !== asked) return;
  for (const id of ids) mine.ids.delete(id);
  const state = $rooms.get();
  if (answer && state.state === 'ready') {
    $rooms.set({ state: 'ready', rooms: withDetails(state.rooms, ids, answer.rooms) });
  }
  if (mine.ids.size === 0) $details.set(answer ? 'loaded' : 'failed');
}

/** These rooms with the details that were asked for. One that got none is not free any more. */
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

/** Shows a page more, below those that are there. */
export function showMore(): void {
  changeView({ page: $view.get().page + 1 });
}
