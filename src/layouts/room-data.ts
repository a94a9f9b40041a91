import type { HotelRoom, Offer, WithContext } from 'schema-dts';
import type { builtRooms } from '#components/content/built-rooms.ts';
import { inContext } from './structured-data.ts';

type BuiltRoom = Awaited<ReturnType<typeof builtRooms>>[number];

/** schema.org uses these UN/CEFACT codes for units. */
const A_DAY = 'DAY';
const SQUARE_FEET = 'FTK';

/**
 * Describes a room and its lowest price for search engines. Its homestay has the rating of its reviews, if there are enough;
 * the sample rating of the demonstration is left out.
 */
export function roomFacts(
  room: BuiltRoom,
  page: string,
  description: string,
): WithContext<HotelRoom | Offer>[] {
  const images = room.photos.map(({ url }) => new URL(url, page).href);
  const feet = /^(\d+) ?sq\.? ?ft/i.exec(room.room_size)?.[1];
  const described = inContext<HotelRoom>({
    '@type': 'HotelRoom',
    '@id': `${page}#room`,
    name: room.name,
    description: room.description || description,
    url: page,
    image: images,
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity },
    ...(feet && {
      floorSize: { '@type': 'QuantitativeValue' as const, value: Number(feet), unitCode: SQUARE_FEET },
    }),
    amenityFeature: [...new Set([...room.amenities, ...room.property_amenities])].map((name) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name,
      value: true,
    })),
    containedInPlace: {
      '@type': 'LodgingBusiness',
      identifier: String(room.property_id),
      name: room.homestay_name,
      address: room.address,
      image: images.at(-1) ?? '',
      checkinTime: room.times.checkIn,
      checkoutTime: room.times.checkOut,
      ...(room.location && {
        geo: {
          '@type': 'GeoCoordinates' as const,
          latitude: room.location.lat,
          longitude: room.location.lng,
        },
      }),
      ...(room.rating && {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: room.rating.value,
          reviewCount: room.rating.count,
        },
      }),
    },
  });
  return room.price_from === null ? [described] : [described, offerOf(room.price_from, page)];
}

function offerOf(price: number, page: string): WithContext<Offer> {
  return inContext<Offer>({
    '@type': 'Offer',
    itemOffered: { '@id': `${page}#room` },
    url: page,
    price,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: price,
      priceCurrency: 'INR',
      unitCode: A_DAY,
    },
  });
}
