import type { QuoteClaims } from '#contract/agents/quote-claims.ts';
import { getPolicies, getRoomFacts, quoteRooms, searchRooms } from '#contract/agents/room-tools.ts';
import { LONGEST_NAME, LONGEST_TEXT, MOST_LISTED, MOST_RUPEES } from '#contract/agents/tool-values.ts';
import { checkRoomAvailability } from '#contract/availability.ts';
import { createQuote } from '#contract/quote.ts';
import { getRoom, type Policies } from '#contract/room.ts';
import { toWireRules } from '#domain/booking/cancellation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { isPastStay } from '#domain/dates/stay.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { propertyTermsOf, propertyText } from '#server/rooms/property.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';
import { findProperty } from '#server/rooms/queries.ts';
import { guestStayProblem } from '#server/rooms/stay-problem.ts';
import { type AgentContext, forAgents } from './agent-tool.ts';

const nameOf = (text: string) => text.slice(0, LONGEST_NAME);
const textOf = (text: string) => text.slice(0, LONGEST_TEXT);

export const roomTools = [
  forAgents(searchRooms, async ({ check_in, check_out, adults, children }, { call, deps }) => {
    // A page without dates shows usual ones; an assistant must not be told the price of other dates.
    const stay = { checkIn: check_in, checkOut: check_out };
    const problem = await guestStayProblem(deps.db, stay, 'check_out');
    if (problem) return problem;
    if (isPastStay(stay, todayInIndia(deps.clock()))) return refuse('past_dates');
    const { rooms } = await call(checkRoomAvailability, {
      body: { checkInDate: check_in, checkOutDate: check_out, guests: adults + children, limit: MOST_LISTED },
    });
    const sold = rooms.filter(
      ({ pricing_error_type, meets_minimum_stay, final_price }) =>
        pricing_error_type === null && meets_minimum_stay && final_price <= MOST_RUPEES,
    );
    return {
      rooms: sold.map((room) => ({
        id: room.id,
        room_name: nameOf(room.room_name),
        homestay_name: nameOf(room.homestay_name),
        property_id: room.property_id,
        capacity: room.capacity,
        total_price: room.final_price,
      })),
    };
  }),

  forAgents(getRoomFacts, async ({ room_id }, { call, deps }) => {
    const { room } = await call(getRoom, { params: { id: room_id } });
    return {
      room: {
        id: room.id,
        room_name: nameOf(room.room_name),
        homestay_name: nameOf(room.homestay_name),
        property_id: room.property_id,
        description: textOf(room.description),
        capacity: room.capacity,
        room_size: nameOf(room.room_size),
        beds: nameOf(room.beds),
        floor: nameOf(room.floor),
        amenities: room.amenities
          .filter(({ available }) => available)
          .slice(0, MOST_LISTED)
          .map(({ name }) => nameOf(name)),
        address: textOf(room.property_address),
        extra_bed_price: room.extra_bed_price,
        page_url: `${deps.config.siteUrl}/rooms/${room.id}`,
      },
    };
  }),

  forAgents(getPolicies, async ({ property_id }, { deps }) => {
    const ids =
      property_id === undefined ? (await listPropertyNames(deps.db)).map(({ id }) => id) : [property_id];
    const found = await Promise.all(ids.slice(0, MOST_LISTED).map((id) => policiesOf(deps, id)));
    const policies = found.filter((one) => one !== undefined);
    return policies.length === 0 && property_id !== undefined ? refuse('not_found') : { policies };
  }),

  forAgents(quoteRooms, async (asked, { call, deps }) => {
    const { check_in, check_out, adults, children, room_ids: rooms, breakfast, extra_beds } = asked;
    const { quote } = await call(createQuote, {
      body: { check_in, check_out, adults, children, rooms, breakfast, extra_beds },
    });
    // A larger amount would break the schema of the result.
    if (quote.total_price > MOST_RUPEES) return refuse('bad_request');
    const priced = quote.rooms.map(({ id, name, nights, final_price }) => ({
      id,
      name,
      nights,
      final_price,
    }));
    const { total_price, advance_amount, valid_until, cancellation, cancellation_time } = quote;
    const terms = { total_price, taxes: 'included', cancellation, cancellation_time } as const;
    const said = {
      check_in,
      check_out,
      adults,
      children,
      rooms: priced,
      breakfast,
      extra_beds,
      currency: 'INR',
    } as const;
    const claims = { ...said, ...terms, jti: quote.id } satisfies Omit<QuoteClaims, 'iss' | 'iat' | 'exp'>;
    const times = { from: deps.clock(), until: new Date(valid_until) };
    const signed = await deps.accounts.quoteKey.sign(claims, deps.config.siteUrl, times);
    return {
      ...terms,
      quote: signed,
      advance_amount,
      valid_until,
      check_in,
      check_out,
      rooms: priced.map(({ id, name, final_price }) => ({
        id,
        room_name: nameOf(name),
        total_price: final_price,
      })),
    };
  }),
];

/** What the rules of a house are about. Its times and refunds are figures in the result already. */
const RULES: Readonly<Record<Exclude<keyof Policies, 'checkIn' | 'checkOut' | 'cancellation'>, string>> = {
  gateTimings: 'Main gate',
  unmarriedCouples: 'Unmarried couples',
  children: 'Children',
  pets: 'Pets',
  smoking: 'Smoking',
  linenChange: 'Bed linen',
  kitchenCost: 'Kitchen, cost',
  kitchenUsage: 'Kitchen, use',
  powerBackup: 'Power backup',
};

async function policiesOf(deps: AgentContext['deps'], id: number) {
  const property = await findProperty(deps.db, id);
  if (!property) return undefined;
  const terms = await propertyTermsOf(deps.db, property);
  const { policies } = await propertyText(deps, property, terms);
  const rules = (Object.keys(RULES) as (keyof typeof RULES)[])
    .filter((rule) => policies[rule] !== '')
    .map((rule) => textOf(`${RULES[rule]}: ${policies[rule]}`));
  return {
    property_id: property.id,
    homestay_name: nameOf(inWords(property.name, property.names)),
    check_in_time: terms.times.checkIn,
    check_out_time: terms.times.checkOut,
    cancellation_time: terms.times.checkIn,
    cancellation: toWireRules(terms.cancellation),
    rules,
  };
}
