import { call } from '#client/call.ts';
import { apiBase } from '#client/connection.ts';
import { deduplicate } from '#client/deduplicate.ts';
import { type RoomQuestion, takeEarlyRoom } from '#client/early-answers.ts';
import { getRoom, type RoomDetail as WireDetail } from '#contract/room.ts';
import { readRules } from '#domain/booking/cancellation.ts';
import { type RoomDetail, roomFactsOf } from '#domain/rooms/room-detail.ts';
import { mapRoom } from './availability.ts';

/** Returns a room with its homestay, priced for a stay. Throws the API's refusal if there is no such room. */
export const findRoom = deduplicate(async (question: RoomQuestion): Promise<RoomDetail> => {
  const { id, checkIn, checkOut } = question;
  const query = { checkin_date: checkIn, checkout_date: checkOut };
  const early = takeEarlyRoom(question);
  const { room } = await call(getRoom, { params: { id }, query, early });
  return mapDetail(room);
});

function mapDetail(wire: WireDetail): RoomDetail {
  const { images, property_images, property_amenities, video_url, ...rest } = wire;
  return {
    ...mapRoom({ ...rest, images }),
    ...roomFactsOf(wire, apiBase()),
    policies: wire.policies,
    cancellation: { time: wire.check_in_time, rules: readRules(wire.cancellation_rules) },
    changeCutoff: wire.change_cutoff_hours,
    payments: wire.payments,
    length_discounts: wire.length_discounts,
    available: wire.available,
    held_until: wire.held_until ?? null,
    nights: wire.nights,
    reviews: wire.reviews,
    site_is_rated: wire.site_is_rated ?? false,
  };
}
