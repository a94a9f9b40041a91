import { freeNights } from '#client/free-nights.ts';
import { type FestivalRooms, festivalRooms, type Occurrence, rateNights } from '#domain/festivals.ts';

/** What is free for a festival; undefined if it can't be read. */
export async function roomsFor(festival: Occurrence): Promise<FestivalRooms | undefined> {
  const { from, to } = rateNights(festival);
  try {
    return festivalRooms(await freeNights(from, to), festival);
  } catch {
    return undefined;
  }
}
