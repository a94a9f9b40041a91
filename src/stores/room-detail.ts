import { call } from '#client/call.ts';
import { deduplicate } from '#client/deduplicate.ts';
import { getRoom, type RoomDetail as WireDetail } from '#contract/room.ts';
import { DEFAULT_ROOM_NAME, type Photo, type RoomDetail } from '#domain/room-detail.ts';
import { videoId } from '#domain/video.ts';
import { mapRoom } from './availability.ts';
import { pictureUrl } from './pictures.ts';

interface RoomQuestion {
  id: number;
  checkIn: string;
  checkOut: string;
}

/** One room with its homestay, priced for a stay. Throws the API's refusal when there is no such room. */
export const findRoom = deduplicate(async ({ id, checkIn, checkOut }: RoomQuestion): Promise<RoomDetail> => {
  const query = { checkin_date: checkIn, checkout_date: checkOut };
  const { room } = await call(getRoom, { params: { id }, query });
  return mapDetail(room);
});

function mapDetail(wire: WireDetail): RoomDetail {
  const { images, property_images, property_amenities, video_url, ...rest } = wire;
  const room = mapRoom({ ...rest, images });
  const photos: Photo[] = [
    ...images.map(({ file_path, tag }) => ({ url: pictureUrl(file_path), tag })),
    ...property_images.map(({ path, tag }) => ({ url: pictureUrl(path), tag })),
  ];
  return {
    ...room,
    name: room.name.trim() || DEFAULT_ROOM_NAME,
    photos: photos.length > 0 ? photos : [{ url: pictureUrl(null), tag: '' }],
    address: wire.property_address,
    location: wire.property_map_location,
    property_type: wire.property_type,
    property_amenities: property_amenities.filter((one) => one.available).map((one) => one.name),
    video: videoId(video_url),
    faqs: wire.faqs,
    policies: wire.policies,
    available: wire.available,
    nights: wire.nights,
  };
}
