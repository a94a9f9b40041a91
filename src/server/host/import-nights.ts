import { nightsLine } from '#messages/host-import.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { closeNights, lockNightsFrom, saveNights } from '#server/rooms/calendar-queries.ts';
import { isTaken } from '#server/rooms/queries.ts';
import type { RoomEntry } from './homestay-file.ts';
import { compareNights, type KnownNight, nightsForSale } from './nights.ts';

/**
 * Updates the calendar of the rooms from `today` on. All their nights are locked first, in the order in which
 * bookings lock them, so that no night is sold while it changes.
 */
export async function importNights(
  tx: Tx,
  rooms: readonly RoomEntry[],
  today: string,
  now: Date,
): Promise<string[]> {
  const rows = await lockNightsFrom(
    tx,
    rooms.map(({ id }) => id),
    today,
  );
  const byRoom = Map.groupBy(rows, ({ room_id }) => room_id);
  const lines: string[] = [];
  for (const room of rooms) {
    const known = (byRoom.get(room.id) ?? []).map((row): KnownNight => {
      if (!isTaken(row, now)) return row;
      return { ...row, taken: row.held_until === null ? 'sold' : 'held' };
    });
    const changes = compareNights(nightsForSale(room, today), known);
    await closeNights(tx, room.id, changes.close);
    const open = { room_id: room.id, closed: false, closed_reason: null, set_by: 'file' } as const;
    await saveNights(
      tx,
      changes.write.map((night) => ({ ...open, ...night })),
    );
    lines.push(nightsLine(room.id, room.name, changes.report));
  }
  return lines;
}
