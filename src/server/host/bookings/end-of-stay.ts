import type { Told } from '#contract/host/told.ts';
import { nightsLeft } from '#domain/booking/reservation.ts';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { formatPaise } from '#domain/money/money.ts';
import { inLanguage, say, sayDate, sayTo } from '#server/language/say.ts';
import type { StayEnd } from '#server/payments/end-stay.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import {
  listFreedNights,
  lockModifiedNights,
  takeBackNights,
} from '#server/reservations/changes/change-queries.ts';
import { listHolders } from '#server/reservations/holds/holder-queries.ts';
import { findReservation, listReservationRooms } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { chatText, tell, toldOf } from './told.ts';

interface Ended {
  end: StayEnd;
  ending: 'check-out' | 'no-show';
  isMailed: boolean;
}

/** Returns how the guest was told. Guests who check out have just been spoken with, so nothing is left to tell them. */
export async function tellOfEnd(
  tx: Tx,
  row: ReservationRow,
  { end, ending, isMailed }: Ended,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<Told> {
  const text = await chatText(tx, (await findReservation(tx, row.id)) ?? row, { now, siteUrl });
  const refund = end.paise > 0 ? formatPaise(end.paise) : undefined;
  const isFreed = end.freed.length > 0;
  if (ending === 'no-show') {
    const left = nightsLeft(row.check_out, { isFreed, today: todayInIndia(now) });
    const chat = sayTo(row).mailChat.noShowChat(text, { refund, left, isPaid: row.paid_paise > 0 });
    return tell(tx, row, { chat, isMailed, now });
  }
  const checkOut = inLanguage(row.language, () => sayDate(row.check_out));
  const before = { rooms: text.rooms, checkIn: text.checkIn, checkOut };
  const { changedChat, leftChat } = sayTo(row).mailChat;
  const chat = isFreed || refund ? changedChat(text, { before, refund }) : leftChat(text);
  return toldOf(row, chat, isMailed);
}

/**
 * Gives the nights back that an end of the stay has freed. Returns the stay's last day then, or who has the rooms by
 * now. The booking must be locked.
 */
export async function takeBack(
  tx: Tx,
  row: ReservationRow,
  now: Date,
): Promise<{ check_out?: string } | Refusal> {
  const freed = await listFreedNights(tx, row.id);
  const [first, last] = [freed[0], freed.at(-1)];
  if (!first || !last) return {};
  const rooms = [...new Set(freed.map(({ room_id }) => room_id))];
  const stay = { checkIn: first.night, checkOut: addDays(last.night, 1) };
  const nights = await lockModifiedNights(tx, row, [{ rooms, stay }], now);
  const nightsBack = nights.filter(({ night, roomId }) =>
    freed.some((one) => one.night === night && one.room_id === roomId),
  );
  if (nightsBack.some(({ taken }) => taken)) {
    return refuse(
      'room_taken',
      { rooms },
      say().hostBooking.roomsTakenBy(await listHolders(tx, rooms, stay, { now, own: row.id })),
    );
  }
  const closed = nightsBack.find((night) => night.closed);
  if (closed || nightsBack.length < freed.length) {
    const names = await listReservationRooms(tx, row.id);
    const room = names.find(({ room_id }) => room_id === (closed?.roomId ?? first.room_id));
    return refuse('room_taken', { rooms }, say().hostBooking.roomBlocked(room?.name ?? ''));
  }
  await takeBackNights(tx, row.id, freed);
  return { check_out: stay.checkOut };
}
