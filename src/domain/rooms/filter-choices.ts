import { NEEDS, type Need } from './results.ts';
import { AIR_CONDITIONER, type RoomFacts } from './room.ts';

/** Metres that count as near: ten minutes on foot, as `walkingMinutes` counts them. */
const SHORT_WALK = 600;

/** Returns whether a room meets a need, as far as its host says: one that says nothing does not. */
export function meets({ floor, amenities, temple_distance }: RoomFacts, need: Need): boolean {
  if (need === 'ground-floor') return /^ground floor\b/i.test(floor);
  if (need === 'hot-water') return amenities.some((name) => /geyser|hot water/i.test(name));
  return temple_distance !== undefined && temple_distance <= SHORT_WALK;
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
