import * as z from 'zod/mini';
import { roomFacts } from '#contract/room.ts';
import { AIR_CONDITIONER, type RoomFacts } from '#domain/room.ts';

/** A room of an answer that came with facts only; nothing for one that can't be read. */
export function readFacts(answered: unknown): RoomFacts | undefined {
  const parsed = z.safeParse(roomFacts, answered);
  if (!parsed.success) {
    console.error('A room of the search can’t be read', parsed.error);
    return undefined;
  }
  const { room_name, ...room } = parsed.data;
  return { ...room, name: room_name, is_ac: room.amenities.includes(AIR_CONDITIONER), pricing_error: null };
}
