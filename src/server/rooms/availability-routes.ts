import type { Hono } from 'hono';
import {
  checkRoomAvailability,
  getCalendar,
  getExtraCharges,
  getPartyPrice,
} from '#contract/availability.ts';
import type { Room } from '#contract/room.ts';
import { daysBetween, nightsOf, todayInIndia } from '#domain/dates/calendar.ts';
import { isPastStay, nightsOfStay, type Stay, searchedStay, totalGuests } from '#domain/dates/stay.ts';
import { priceAddOns } from '#domain/money/add-ons.ts';
import { leastPrice } from '#domain/party/room-allocation.ts';
import { homestayRating } from '#domain/reviews/rating.ts';
import { whyLeftOut } from '#domain/rooms/left-out.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { listCalendar } from './calendar-queries.ts';
import type { FindOwnHold } from './own-hold.ts';
import { type PricedResult, priceResults } from './price.ts';
import { findProperty, listRooms, type OwnNights } from './queries.ts';
import { searchRooms } from './search-queries.ts';
import { guestStayProblem, stayProblem } from './stay-problem.ts';
import { factsOf, roomView } from './view.ts';

const MAX_CALENDAR_DAYS = 400;

const isBroken = ({ room, quote }: PricedResult) =>
  !Array.isArray(room.amenities) || (quote.sellable && quote.price.finalPrice < 0);

/**
 * Returns a room with an error in place of its price if it can't be priced, so that it does not fail the whole search.
 */
function viewOf(priced: PricedResult, stay: Stay): Room | undefined {
  const { room, quote } = priced;
  if (!room.details) return undefined;
  const view = roomView({ room: { ...room, ...room.details }, quote }, stay, {
    rules: room.rules,
    rating: homestayRating(room.reviews, room.stars),
  });
  if (!isBroken(priced)) return view;
  return {
    ...view,
    amenities: [],
    pricing_error: say().siteApi.SYSTEM_ERROR,
    pricing_error_type: 'system_error',
  };
}

/** Returns the rooms that a search shows: free, in homestays that can take the party; some have no price for the stay. */
async function freeRooms(
  { db, pool, clock, log }: AppContext,
  stay: Stay,
  shown: NonNullable<Parameters<typeof searchRooms>[3]> & { guests: number },
  own?: OwnNights,
): Promise<PricedResult[]> {
  const now = clock();
  const found = await searchRooms(pool, stay, now, shown, own);
  const priced = await priceResults(db, found, stay, now, own);
  const reasons = whyLeftOut(
    priced.map(({ room, quote }) => {
      return { homestayId: room.property_id, taken: room.taken, sellable: quote.sellable };
    }),
    shown.guests,
  );
  const rooms = priced.filter((_, index) => !reasons[index]);
  if (log.isLevelEnabled('debug')) {
    const left = priced.map(({ room }, index) => [room.id, reasons[index]]).filter(([, reason]) => reason);
    log.debug({ stay, left_out: Object.fromEntries(left) }, 'rooms left out of a search');
  }
  for (const { room } of rooms.filter(isBroken))
    log.error({ room: room.id }, 'a room has data that cannot be priced');
  return rooms;
}

/** Mounts the search by dates and party, the calendar of free nights, and the prices of add-ons. */
export function availabilityRoutes(app: Hono, deps: AppContext, findOwnHold: FindOwnHold): void {
  const { db, clock } = deps;

  mount(app, checkRoomAvailability, async ({ body, c }) => {
    const stay = searchedStay(body.checkInDate, body.checkOutDate, todayInIndia(clock()));
    const problem = await guestStayProblem(db, stay, 'checkOutDate');
    if (problem) return problem;

    const own = (await findOwnHold(c))?.own;
    const { limit: first, room_ids: ids, guests, similar_to: similarTo } = body;
    const shown = { first, ids, guests, similarTo };
    const rooms = await freeRooms(deps, stay, shown, own);
    const whole = rooms.flatMap((one) => viewOf(one, stay) ?? []);
    if (first === undefined || ids || similarTo !== undefined) return { rooms: whole };
    const others = rooms.filter((one) => !one.room.details && !isBroken(one));
    return { rooms: whole, other_rooms: others.map(factsOf) };
  });

  mount(
    app,
    getPartyPrice,
    async ({ query: { check_in: checkIn, check_out: checkOut, adults, children } }) => {
      const stay = { checkIn, checkOut };
      const problem = await guestStayProblem(db, stay, 'check_out');
      if (problem) return problem;
      if (isPastStay(stay, todayInIndia(clock()))) return refuse('past_dates');
      const party = { adults, children };
      const rooms = await freeRooms(deps, stay, { first: 1, guests: totalGuests(party) });
      const priced = rooms.filter((one) => one.quote.sellable && !isBroken(one)).map(factsOf);
      return { price: leastPrice(priced, party) ?? null };
    },
  );

  mount(app, getCalendar, async ({ query }) => {
    const days = daysBetween(query.from, query.to);
    if (days < 1 || days > MAX_CALENDAR_DAYS) {
      return refuse('bad_request', {
        fields: { to: say().siteApi.calendarTooLong(MAX_CALENDAR_DAYS) },
      });
    }
    if (query.room_id !== undefined && (await listRooms(db, [query.room_id])).length === 0)
      return refuse('not_found');
    const byNight = await listCalendar(db, query, clock(), query.room_id);
    return {
      days: nightsOf(query.from, query.to).map((date) => {
        const night = byNight.get(date);
        if (!night) return { date, free: 0, lowest_price: null };
        const { free, lowest: lowest_price, minimumStay: minimum_stay } = night;
        return { date, free, lowest_price, ...(minimum_stay > 1 && { minimum_stay }) };
      }),
    };
  });

  mount(app, getExtraCharges, async ({ body }) => {
    const stay = { checkIn: body.checkInDate, checkOut: body.checkOutDate };
    const problem = stayProblem(stay, 'checkOutDate');
    if (problem) return problem;
    const property = await findProperty(db, body.propertyId);
    if (!property) return refuse('not_found');
    const totals = priceAddOns(
      { breakfasts: body.noOfBreakfast, extraBeds: body.noOfExtraBeds },
      { breakfast: property.breakfast_price, extraBed: property.extra_bed_price },
      nightsOfStay(stay),
    );
    return [totals.extraBed, totals.breakfast] satisfies [number, number];
  });
}
