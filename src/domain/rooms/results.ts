/** The ways to sort; each has a name in `messages/rooms/rooms.ts`. */
export const SORTS = ['recommended', 'price-low', 'price-high'] as const;
export type Sort = (typeof SORTS)[number];

/** What elders and pilgrims ask for; each has a name in `messages/rooms/rooms.ts`. */
export const NEEDS = ['ground-floor', 'hot-water', 'near-temple'] as const;
export type Need = (typeof NEEDS)[number];

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
/** How many free rooms a room's page knows: those of its homestay, for a large party, and similar ones. */
export const SIMILAR_LIMIT = 24;
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
