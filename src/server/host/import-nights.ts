import type { Tx } from '../storage/database.ts';
import type { RoomEntry } from './homestay-file.ts';
import {
  compareNights,
  type KnownNight,
  type NightChanges,
  nightsForSale,
  type OpenNight,
} from './nights.ts';

/** Some rows at a time, well below the 65,535 parameters of one statement. */
const CHUNK = 2000;

/**
 * Brings the calendar of the rooms to what the file says from `today` on. All their nights are locked first, in the
 * order in which bookings lock them, so that no night can be sold and changed at once.
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
      const free = row.reservation_id === null || (row.held_until !== null && row.held_until <= now);
      return { ...row, taken: !free };
    });
    const changes = compareNights(nightsForSale(room, today), known);
    await applyNights(tx, room.id, changes);
    lines.push(`Room ${room.id} "${room.name}", nights: ${describe(changes)}`);
  }
  return lines;
}

async function applyNights(tx: Tx, roomId: number, { open, change, close }: NightChanges): Promise<void> {
  for (const some of chunks(close)) {
    await tx.deleteFrom('room_night').where('room_id', '=', roomId).where('night', 'in', some).execute();
  }
  for (const [rate, nights] of groupByRate(change)) {
    for (const some of chunks(nights)) {
      await tx
        .updateTable('room_night')
        .set(rate)
        .where('room_id', '=', roomId)
        .where('night', 'in', some)
        .execute();
    }
  }
  for (const some of chunks(open)) {
    await tx
      .insertInto('room_night')
      .values(some.map((night) => ({ room_id: roomId, reservation_id: null, held_until: null, ...night })))
      .execute();
  }
}

function groupByRate(nights: readonly OpenNight[]) {
  const groups = Map.groupBy(nights, ({ price, discount, minimum_stay }) =>
    [price, discount, minimum_stay].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { price, discount, minimum_stay } = first;
    return [[{ price, discount, minimum_stay }, group.map(({ night }) => night)] as const];
  });
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, index) =>
    list.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

function describe({ open, change, close, kept }: NightChanges): string {
  const parts = [
    open.length ? `${open.length} opened` : '',
    change.length ? `${change.length} changed` : '',
    close.length ? `${close.length} closed` : '',
    kept.length
      ? `${kept.length} sold and left as they are (${kept.slice(0, 5).join(', ')}${kept.length > 5 ? ', …' : ''})`
      : '',
  ].filter(Boolean);
  return parts.join(', ') || 'as they were';
}
