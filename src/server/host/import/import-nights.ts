import { nightsLine } from '#messages/host/import/import.ts';
import { andMore } from '#messages/host/import/nights.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { addMissingNights, closeNights, lockNightsFrom, saveNights } from '#server/rooms/calendar-queries.ts';
import { isSoldOrHeld } from '#server/rooms/queries.ts';
import type { RoomEntry } from './homestay-file.ts';
import { changeLines, conflictLines, priceWarnings } from './night-lines.ts';
import { compareNights, type KnownNight, nightsOfFile } from './nights.ts';

export interface ImportOptions {
  /** True if nights that were last set elsewhere also become the file's. */
  overwrite: boolean;
  /** True if every change is told, old and new. */
  inDetail: boolean;
}

/**
 * Updates the calendar of the rooms from `today` on. All their nights are locked first, in the order in which
 * bookings lock them, so that no night is sold while it changes.
 */
export async function importNights(
  tx: Tx,
  rooms: readonly RoomEntry[],
  { today, now, overwrite, inDetail }: ImportOptions & { today: string; now: Date },
): Promise<{ lines: string[]; warnings: string[] }> {
  const rows = await lockNightsFrom(
    tx,
    rooms.map(({ id }) => id),
    today,
  );
  const byRoom = Map.groupBy(rows, ({ room_id }) => room_id);
  const told: { lines: string[]; warnings: string[] } = { lines: [], warnings: [] };
  for (const room of rooms) {
    const known = (byRoom.get(room.id) ?? []).map((row): KnownNight => {
      if (!isSoldOrHeld(row, now)) return row;
      return { ...row, taken: row.held_until === null ? 'sold' : 'held' };
    });
    const file = nightsOfFile(room, today);
    const changes = compareNights(file.open, known, { overwrite });
    await closeNights(tx, room.id, changes.close);
    const blocked = { room_id: room.id, closed: true, closed_reason: null, set_by: 'file' } as const;
    // A night without a row counts as not open yet, which guests are told in other words.
    await addMissingNights(
      tx,
      file.closed.map((night) => ({ ...blocked, ...night })),
    );
    const open = { room_id: room.id, closed: false, closed_reason: null, set_by: 'file' } as const;
    await saveNights(
      tx,
      changes.write.map((night) => ({ ...open, ...night })),
    );
    told.lines.push(nightsLine(room.id, room.name, changes.report));
    if (inDetail) told.lines.push(...changeLines(room, changes));
    const conflicts = conflictLines(room, changes);
    told.lines.push(...(inDetail ? conflicts : firstOf(conflicts)));
    told.warnings.push(...priceWarnings(room, changes));
  }
  return told;
}

const MOST_LINES = 10;

function firstOf(lines: readonly string[]): string[] {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), andMore(more)] : [...lines];
}
