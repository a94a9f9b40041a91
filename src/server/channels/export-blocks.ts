import { addDays } from '#domain/dates/calendar.ts';

/** A night of a room that nobody else may sell: by its booking, else its hold, else closed, here or by a channel. */
export interface TakenNight {
  night: string;
  reservation_id: number | null;
  hold_id: number | null;
  blocked_by: string | null;
}

/** Nights that belong together. `checkOut` is the day after the last one. */
export interface Block {
  uid: string;
  reservationId: number | null;
  /** The channel that has closed them. */
  blockedBy: string | null;
  checkIn: string;
  checkOut: string;
}

/**
 * Returns the blocks of a room that are not over yet, of its taken nights in their order. What began before today keeps
 * its first night, so that a calendar changes only when something has happened. `domain` ends each UID.
 */
export function blocksOf(
  roomId: number,
  nights: readonly TakenNight[],
  { today, domain }: { today: string; domain: string },
): Block[] {
  const runs = new Map<string, Run[]>();
  for (const taken of nights) {
    const own = runs.get(ownerOf(taken)) ?? [];
    const last = own.at(-1);
    if (last?.checkOut === taken.night) last.checkOut = addDays(taken.night, 1);
    else own.push({ checkIn: taken.night, checkOut: addDays(taken.night, 1), taken });
    runs.set(ownerOf(taken), own);
  }
  return [...runs].flatMap(([owner, own]) =>
    own
      .map(({ checkIn, checkOut, taken }, index) => ({
        uid: `${nameOf(owner, roomId, checkIn, index)}@${domain}`,
        reservationId: taken.reservation_id,
        blockedBy: owner.startsWith(CLOSED_BY) ? taken.blocked_by : null,
        checkIn,
        checkOut,
      }))
      .filter(({ checkOut }) => checkOut > today),
  );
}

interface Run {
  checkIn: string;
  checkOut: string;
  taken: TakenNight;
}

const CLOSED = 'closed';
const CLOSED_BY = 'closed by ';

function ownerOf({ reservation_id, hold_id, blocked_by }: TakenNight): string {
  if (reservation_id !== null) return `booking-${reservation_id}`;
  if (hold_id !== null) return `hold-${hold_id}`;
  return blocked_by === null ? CLOSED : `${CLOSED_BY}${blocked_by}`;
}

/**
 * Names a block so that it keeps its name when the booking moves. Only further parts of a split booking, and closed
 * nights, carry their date.
 */
function nameOf(owner: string, roomId: number, checkIn: string, index: number): string {
  // The name of a channel is no part of it, because other channels read it.
  const name = `${owner.startsWith(CLOSED_BY) ? 'blocked' : owner}-${roomId}`;
  return owner.startsWith(CLOSED) || index > 0 ? `${name}-${checkIn}` : name;
}
