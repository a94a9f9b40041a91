import { bookingReference } from '#domain/booking/booking-reference.ts';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { say, sayStay } from '#server/language/say.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { lockNightsFrom } from './calendar-queries.ts';
import { setRetired } from './description-queries.ts';
import { type HostNightRow, readHostNights } from './host-night-queries.ts';
import { lockDescribed } from './photo-queries.ts';
import { isSoldOrHeld } from './queries.ts';

/**
 * Retires a room that has neither stays nor holds from today on, with its nights locked: a booking that waits for them
 * finds the room retired.
 */
export async function retireRoom(tx: Tx, id: number, now: Date): Promise<Refusal | undefined> {
  await lockDescribed(tx, { kind: 'room', id });
  const locked = await lockNightsFrom(tx, [id], todayInIndia(now));
  const ahead = locked.filter((night) => isSoldOrHeld(night, now)).map(({ night }) => night);
  if (ahead.length > 0) {
    const taken = await readHostNights(tx, [id], ahead, { lock: false });
    return refuse('room_booked', {}, say().hostRoom.roomBooked(staysOf(taken)));
  }
  await setRetired(tx, id, now);
  return undefined;
}

/** Names who has the nights, the first stay first. */
function staysOf(nights: readonly HostNightRow[]): string[] {
  const ownerOf = ({ reservation_id, held_for, hold_id }: HostNightRow) =>
    reservation_id ?? held_for ?? `hold ${hold_id}`;
  return [...Map.groupBy(nights, ownerOf)].map(([owner, own]) => {
    const [checkIn = '', last = ''] = [own[0]?.night, own.at(-1)?.night];
    const stay = sayStay({ checkIn, checkOut: addDays(last, 1) }, true);
    return `${typeof owner === 'number' ? bookingReference(owner) : say().hostRoom.aHold} (${stay})`;
  });
}
