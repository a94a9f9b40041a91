/** What names a booking in a calendar. */
interface Named {
  uid: string;
  nights: readonly string[];
}

/**
 * The new names of stored bookings, by their old ones: of those that a calendar no longer names, while it has new ones of
 * just the same nights. Nights before today no longer count: a calendar may leave them out.
 */
export function newNames(
  stored: readonly Named[],
  named: readonly Named[],
  today: string,
): Map<string, string> {
  const known = new Set(stored.map(({ uid }) => uid));
  const current = new Set(named.map(({ uid }) => uid));
  const key = ({ nights }: Named) => nights.filter((night) => night >= today).join();
  const added = Map.groupBy(
    named.filter(({ uid }) => !known.has(uid)),
    key,
  );
  const names = new Map<string, string>();
  for (const event of stored) {
    const next = current.has(event.uid) ? undefined : added.get(key(event))?.shift();
    if (next) names.set(event.uid, next.uid);
  }
  return names;
}
