import { canWait, MAX_WAIT_DAYS } from '#domain/booking/waitlist.ts';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { isPastStay, nightsOfStay } from '#domain/dates/stay.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { type PricedRoom, priceRooms, pricingSentence } from '#server/rooms/price.ts';
import { listLengthRules, listNights, listRooms } from '#server/rooms/queries.ts';
import type { WaitlistRequest } from './queries.ts';
import { suitableRooms } from './suitable-rooms.ts';

/** Refuses an entry that could never get an offer, or whose rooms are free now. */
export async function refuseEntry(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { stay, party, roomId }: WaitlistRequest,
  now: Date,
): Promise<Refusal | undefined> {
  const today = todayInIndia(now);
  if (isPastStay(stay, today)) return refuse('past_dates');
  // Limits are off for load tests only.
  if (config.rateLimits && stay.checkIn > addDays(today, MAX_WAIT_DAYS))
    return refuse(
      'bad_request',
      { fields: { check_in: say().roomsWaitlist.TOO_FAR_AHEAD } },
      say().roomsWaitlist.TOO_FAR_AHEAD,
    );
  const rooms = await listRooms(db);
  if (roomId !== null && !rooms.some(({ id }) => id === roomId)) return refuse('not_found');
  const canBe = (some: typeof rooms) =>
    canWait(
      some.map((room) => ({ ...room, final_price: 0 })),
      { ...party, roomId },
    );
  if (!canBe(rooms)) return refuse('capacity_exceeded', {}, say().roomsWaitlist.PARTY_TOO_LARGE);

  const allowed = rooms.filter(({ maxStay }) => nightsOfStay(stay) <= maxStay);
  if (!canBe(allowed)) {
    const longest = rooms.filter(({ id }) => roomId === null || id === roomId).map(({ maxStay }) => maxStay);
    return refuse('stay_too_long', {}, say().siteApi.stayTooLong(Math.max(...longest)));
  }
  const priced = priceRooms(allowed, stay, await listNights(db, stay, now), await listLengthRules(db));
  const open = priced.filter((room) => !whyNotOpen(room));
  if (!canBe(open.map(({ room }) => room))) {
    const requested = priced.filter(({ room }) => roomId === null || room.id === roomId);
    return refuse('rates_not_open', {}, requested.map(whyNotOpen).find(Boolean));
  }
  return suitableRooms(priced, { ...party, room_id: roomId }) && refuse('rooms_free');
}

/** Returns why a night of the stay is not open: it has no rate yet, or the host has closed it. */
function whyNotOpen({ quote }: PricedRoom): string | undefined {
  const isClosed = !quote.sellable && quote.refusal.type === 'rates_not_open';
  return isClosed ? pricingSentence(quote.refusal) : undefined;
}
