/** Whom a typed entry of the list is about. */
export interface Matched<Entry, Stored> {
  entry: Entry;
  /** The same traveller as before; undefined for a new one. */
  stored: Stored | undefined;
  /** What the entry leaves out stays as it is, because it names the traveller. */
  isNamed: boolean;
}

/**
 * Says for each entry of a new list which traveller it is about: the one whose `id` it has, or without one (or with one
 * that is gone) the one who was at its place, unless another entry names them.
 */
export function matchTravellers<Entry extends { id?: number | undefined }, Stored extends { id: number }>(
  entries: readonly Entry[],
  stored: readonly Stored[],
): Matched<Entry, Stored>[] {
  const taken = new Set<number>();
  const named = entries.map(({ id }) => {
    const one = stored.find((traveller) => traveller.id === id && !taken.has(traveller.id));
    if (one) taken.add(one.id);
    return one;
  });
  return entries.map((entry, place) => {
    const own = named[place];
    if (own) return { entry, stored: own, isNamed: true };
    const there = stored[place];
    if (!there || taken.has(there.id)) return { entry, stored: undefined, isNamed: false };
    taken.add(there.id);
    return { entry, stored: there, isNamed: false };
  });
}
