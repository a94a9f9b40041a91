import { addDays } from '#domain/dates/calendar.ts';

/** A night of a room that nobody else may sell: by its booking, else its hold, else closed. */
export interface TakenNight {
  night: string;
  reservation_id: number | null;
  hold_id: number | null;
}

/** Nights that belong together. `checkOut` is the day after the last one. */
export interface Block {
  uid: string;
  reservationId: number | null;
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

function ownerOf({ reservation_id, hold_id }: TakenNight): string {
  if (reservation_id !== null) return `booking-${reservation_id}`;
  return hold_id === null ? CLOSED : `hold-${hold_id}`;
}

/**
 * Names a block so that it keeps its name when the booking moves. Only further parts of a split booking, and closed
 * nights, carry their date.
 */
function nameOf(owner: string, roomId: number, checkIn: string, index: number): string {
  const name = `${owner}-${roomId}`;
  return owner === CLOSED || index > 0 ? `${name}-${checkIn}` : name;
}
