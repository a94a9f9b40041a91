import { AIR_CONDITIONER, type RoomFacts } from './room.ts';

/** The ways to sort; each has a name in `messages/rooms/rooms.ts`. */
export const SORTS = ['recommended', 'price-low', 'price-high'] as const;
export type Sort = (typeof SORTS)[number];

/** What elders and pilgrims ask for; each has a name in `messages/rooms/rooms.ts`. */
export const NEEDS = ['ground-floor', 'hot-water', 'near-temple'] as const;
export type Need = (typeof NEEDS)[number];

/** Metres that count as near: ten minutes on foot, as `walkingMinutes` counts them. */
const SHORT_WALK = 600;

/** Returns whether a room meets a need, as far as its host says: one that says nothing does not. */
export function meets({ floor, amenities, temple_distance }: RoomFacts, need: Need): boolean {
  if (need === 'ground-floor') return /^ground floor\b/i.test(floor);
  if (need === 'hot-water') return amenities.some((name) => /geyser|hot water/i.test(name));
  return temple_distance !== undefined && temple_distance <= SHORT_WALK;
}

/** The sorting, the filters and the page of the results. The query stores them, for links and the back button. */
export interface ResultsView {
  sort: Sort;
  ac: 'any' | 'ac' | 'non-ac';
  amenities: readonly string[];
  needs: readonly Need[];
  homestay: number | undefined;
  /** How many pages of rooms are shown. */
  page: number;
}

export const PLAIN_VIEW: ResultsView = {
  sort: 'recommended',
  ac: 'any',
  amenities: [],
  needs: [],
  homestay: undefined,
  page: 1,
};

/** How many rooms "Show more" adds. */
export const PAGE_SIZE = 24;
/** A link can't ask for more rooms than the API returns with details. */
const MOST_PAGES = 40;

export function readView(query: string): ResultsView {
  const params = new URLSearchParams(query);
  const sort = params.get('sort');
  const ac = params.get('ac');
  const homestay = params.get('homestay') ?? '';
  const page = params.get('page') ?? '';
  return {
    sort: SORTS.find((one) => one === sort) ?? 'recommended',
    ac: ac === 'ac' || ac === 'non-ac' ? ac : 'any',
    amenities: [...new Set(params.getAll('amenity').filter((name) => name !== ''))],
    needs: NEEDS.filter((need) => params.getAll('need').includes(need)),
    homestay: /^[1-9]\d{0,8}$/.test(homestay) ? Number(homestay) : undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1,
  };
}

/** Returns the query of a view; empty for the default view. */
export function writeView({ sort, ac, amenities, needs, homestay, page }: ResultsView): string {
  const params = new URLSearchParams();
  if (sort !== 'recommended') params.set('sort', sort);
  if (ac !== 'any') params.set('ac', ac);
  for (const name of amenities) params.append('amenity', name);
  for (const need of needs) params.append('need', need);
  if (homestay !== undefined) params.set('homestay', `${homestay}`);
  if (page > 1) params.set('page', `${page}`);
  return params.toString();
}

export function countChoices({ ac, amenities, needs, homestay }: ResultsView): number {
  return Number(ac !== 'any') + Number(homestay !== undefined) + amenities.length + needs.length;
}

export function countAmenities(rooms: readonly Pick<RoomFacts, 'amenities'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of rooms.flatMap((room) => room.amenities)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Returns a room's amenities, first those that few rooms have: they tell it from the others. */
export function rarestFirst(
  amenities: readonly string[],
  counts: ReadonlyMap<string, number>,
): readonly string[] {
  const count = (name: string) => counts.get(name) ?? 0;
  return amenities.toSorted((one, other) => count(one) - count(other));
}

export interface FilterChoices {
  amenities: readonly string[];
  /** The needs that at least one room meets. */
  needs: readonly Need[];
  homestays: readonly { id: number; name: string }[];
  hasBothAc: boolean;
}

export function filterChoices(rooms: readonly RoomFacts[]): FilterChoices {
  const amenities = new Set(rooms.flatMap((room) => room.amenities));
  amenities.delete(AIR_CONDITIONER);
  const homestays = new Map(rooms.map((room) => [room.property_id, room.homestay_name]));
  return {
    amenities: [...amenities].sort(),
    needs: NEEDS.filter((need) => rooms.some((room) => meets(room, need))),
    homestays: [...homestays].map(([id, name]) => ({ id, name })).sort((a, b) => a.id - b.id),
    hasBothAc: new Set(rooms.map((room) => room.is_ac)).size === 2,
  };
}
