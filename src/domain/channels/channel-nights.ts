/** Plans what the bookings of a channel do to the nights of a room here. A night that is sold here stays sold. */

/** Who has a night: nobody, a reservation, or a hold until it ends. */
export interface NightOwner {
  reservationId: number | null;
  isHeld: boolean;
}

/** A booking at the channel, with the reservation that it has here. */
export interface ChannelStay {
  uid: string;
  nights: readonly string[];
  /** It closes nights without a guest, so it takes only those that no stay has. */
  isBlock: boolean;
  reservationId: number | null;
  /** The reservation that the same stay has by another address of the same calendar, which is no conflict. */
  sameStayId?: number | undefined;
}

export interface StayPlan {
  uid: string;
  /** Nights that the stay gives up; `taken` are those that it takes, of a block all that it may have. */
  freed: string[];
  taken: string[];
  /** Maps reservations to those of their nights that are also sold there. */
  conflicts: Map<number, string[]>;
}

/**
 * Plans all stays of a feed together, so that two of them may change places. Held nights are left to their guest; the
 * stay takes them at a later reading, or is in conflict if they are sold. A channel may name a night twice: nights of
 * the feed's other stays are no conflict, and one that is sold here is in conflict with the first stay that names it.
 * Give the blocks last.
 */
export function planChannelNights(
  stays: readonly ChannelStay[],
  owners: ReadonlyMap<string, NightOwner>,
): StayPlan[] {
  const ids = new Set(stays.flatMap(({ reservationId }) => reservationId ?? []));
  const freedNights = stays.map(({ nights, isBlock, reservationId }) => {
    if (reservationId === null) return [];
    // Until it was known to be a block, it had a reservation.
    const kept = new Set(isBlock ? [] : nights);
    return [...owners].flatMap(([night, owner]) =>
      owner.reservationId === reservationId && !kept.has(night) ? [night] : [],
    );
  });
  const free = new Set(freedNights.flat());
  const given = new Set<string>();
  return stays.map(({ uid, nights, reservationId, sameStayId }, index) => {
    const plan: StayPlan = { uid, freed: freedNights[index] ?? [], taken: [], conflicts: new Map() };
    for (const night of nights) {
      const owner = free.has(night) ? undefined : owners.get(night);
      const id = owner?.reservationId ?? null;
      if (given.has(night) || owner?.isHeld || (id !== null && id === reservationId)) continue;
      if (id === null) plan.taken.push(night);
      else if (!ids.has(id) && id !== sameStayId) {
        plan.conflicts.set(id, [...(plan.conflicts.get(id) ?? []), night]);
      }
      given.add(night);
    }
    return plan;
  });
}

/** Who closes the nights of a room for one of its channels. */
interface Blocking {
  channel: string;
  /** The nights that the channel's blocks may have. */
  nights: ReadonlySet<string>;
  /** The nights that the room's other calendars close, with their channels. */
  others: ReadonlyMap<string, string>;
}

/** Returns the nights that another channel blocks than before, each with its channel; null if none blocks it any more. */
export function planBlocked(
  blockedBy: ReadonlyMap<string, string>,
  { channel, nights, others }: Blocking,
): Map<string, string | null> {
  const own = [...blockedBy].filter(([, name]) => name === channel).map(([night]) => night);
  const planned = new Map<string, string | null>();
  for (const night of new Set([...nights, ...own])) {
    const before = blockedBy.get(night) ?? null;
    const other = others.get(night) ?? null;
    const after = nights.has(night) ? channel : other;
    if (after !== before && (before === null || before !== other)) planned.set(night, after);
  }
  return planned;
}

/** What names a booking in a calendar. */
interface Named {
  uid: string;
  nights: readonly string[];
}

/**
 * Returns the new names of stored bookings, by their old ones: of those that a calendar no longer names, while it has
 * new ones of just the same nights. Nights before today no longer count: a calendar may leave them out.
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
