import type { Hono } from 'hono';
import { getRoom, listPropertyFaqs, listPropertyImages } from '#contract/room.ts';
import { toWireRules } from '#domain/booking/cancellation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { searchedStay } from '#domain/dates/stay.ts';
import { toWireTimes } from '#domain/rooms/property.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { inWords } from './in-words.ts';
import type { FindOwnHold } from './own-hold.ts';
import { priceRooms } from './price.ts';
import { picturesBeside, propertyTermsOf, propertyText } from './property.ts';
import { findProperty, listImages, listLengthRules, listNights, listRooms } from './queries.ts';
import { listRatings, listReviews } from './rating-queries.ts';
import { reviewsForRoom } from './review-view.ts';
import { guestStayProblem } from './stay-problem.ts';
import { roomView } from './view.ts';

/** Serves a room with all its facts, and the pictures and questions of its homestay. */
export function roomRoutes(app: Hono, deps: AppContext, findOwnHold: FindOwnHold): void {
  const { db, clock } = deps;

  mount(app, getRoom, async ({ params, query, c }) => {
    const now = clock();
    const stay = searchedStay(query.checkin_date, query.checkout_date, todayInIndia(now));
    const problem = await guestStayProblem(db, stay, 'checkout_date', [params.id]);
    if (problem) return problem;
    const rooms = await listRooms(db, [params.id]);
    const property = rooms[0] && (await findProperty(db, rooms[0].property_id));
    if (!property) return refuse('not_found');
    const offer = await findOwnHold(c);
    const [nights, rules, images, terms, ratings] = await Promise.all([
      listNights(db, stay, now, [params.id], offer?.own),
      listLengthRules(db),
      listImages(db, property.id),
      propertyTermsOf(db, property),
      listRatings(db),
    ]);
    const [priced] = priceRooms(rooms, stay, nights, rules);
    if (!priced) return refuse('not_found');
    const { lat, lng } = property;
    const rating = ratings.get(property.id);
    return {
      room: {
        ...roomView(priced, stay, { rules: rules.get(property.id) ?? [], rating }),
        ...picturesBeside(priced.room.images, images),
        property_address: inWords(property.address, property.addresses),
        property_map_location: lat === null || lng === null ? null : { lat, lng },
        property_type: property.type,
        video_url: priced.room.video_url,
        property_amenities: property.amenities,
        distances: terms.distances,
        ...(await propertyText(deps, property, terms)),
        ...toWireTimes(terms.times),
        cancellation_rules: toWireRules(terms.cancellation),
        reviews: rating ? reviewsForRoom(await listReviews(db, property.id), priced.room.id) : [],
        site_is_rated: ratings.size > 0,
        change_cutoff_hours: property.change_cutoff_hours,
        payments:
          deps.config.payments.kind === 'at_property' ? ('at_property' as const) : ('online' as const),
        available: !priced.taken,
        held_until: nights.some(({ isOwn }) => isOwn) ? (offer?.until.toISOString() ?? null) : null,
        nights: priced.quote.sellable ? priced.quote.price.nights : [],
      },
    };
  });

  mount(app, listPropertyImages, async ({ params }) =>
    (await findProperty(db, params.id)) ? listImages(db, params.id) : refuse('not_found'),
  );

  mount(app, listPropertyFaqs, async ({ params }) => {
    const property = await findProperty(db, params.id);
    if (!property) return refuse('not_found');
    return (await propertyText(deps, property, await propertyTermsOf(db, property))).faqs;
  });
}
