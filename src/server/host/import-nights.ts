import { nightsLine } from '#messages/host-import.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { isTaken } from '#server/rooms/queries.ts';
import type { RoomEntry } from './homestay-file.ts';
import { compareNights, type KnownNight, type NightChanges, nightsForSale } from './nights.ts';

/** Some rows at a time, well below the 65,535 parameters of one statement. */
const CHUNK = 2000;

/**
 * Brings the calendar of the rooms to what the file says from `today` on. All their nights are locked first, in the
 * order in which bookings lock them, so that no night can be sold and changed at once. A closed night keeps its row, which
 * may be somebody's.
 */
export async function importNights(
  tx: Tx,
  rooms: readonly RoomEntry[],
  today: string,
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('room_night')
    .selectAll()
    .where('night', '>=', today)
    .where(
      'room_id',
      'in',
      rooms.map(({ id }) => id),
    )
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
  const byRoom = Map.groupBy(rows, ({ room_id }) => room_id);
  const lines: string[] = [];
  for (const room of rooms) {
    const known = (byRoom.get(room.id) ?? []).map((row): KnownNight => {
      if (!isTaken(row, now)) return row;
      return { ...row, taken: row.held_until === null ? 'sold' : 'held' };
    });
    const changes = compareNights(nightsForSale(room, today), known);
    await applyNights(tx, room.id, changes);
    lines.push(nightsLine(room.id, room.name, changes.told));
  }
  return lines;
}

async function applyNights(tx: Tx, roomId: number, { write, close }: NightChanges): Promise<void> {
  for (const nights of chunks(close)) {
    await tx
      .updateTable('room_night')
      .set({ closed: true })
      .where('room_id', '=', roomId)
      .where('night', 'in', nights)
      .execute();
  }
  for (const nights of chunks(write)) {
    await tx
      .insertInto('room_night')
      .values(nights.map((night) => ({ room_id: roomId, ...night })))
      .onConflict((conflict) =>
        conflict.columns(['night', 'room_id']).doUpdateSet(({ ref }) => ({
          price: ref('excluded.price'),
          discount: ref('excluded.discount'),
          minimum_stay: ref('excluded.minimum_stay'),
          closed: false,
        })),
      )
      .execute();
  }
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, index) =>
    list.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
