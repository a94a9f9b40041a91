import type { BedAndBreakfast, WithContext } from 'schema-dts';
import type { BuiltHomestay } from '#components/content/built-homestays.ts';
import { priceText } from '#components/content/room-description.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { inContext } from './structured-data.ts';

/** Describes a homestay and its rooms for search engines. Its rating is on the rooms' pages alone. */
export function homestayFacts(
  homestay: BuiltHomestay,
  page: string,
  about: { description: string; phone: string | undefined },
): WithContext<BedAndBreakfast> {
  const { name, address, location, times, price, rooms, photos, amenities } = homestay;
  return inContext<BedAndBreakfast>({
    '@type': 'BedAndBreakfast',
    '@id': `${page}#homestay`,
    name,
    description: about.description,
    url: page,
    image: photos.map(({ url }) => new URL(url, page).href),
    ...(about.phone && { telephone: about.phone }),
    address,
    ...(location && {
      geo: { '@type': 'GeoCoordinates' as const, latitude: location.lat, longitude: location.lng },
    }),
    ...(price !== null && { priceRange: priceText(price) }),
    currenciesAccepted: 'INR',
    checkinTime: times.checkIn,
    checkoutTime: times.checkOut,
    numberOfRooms: rooms.length,
    amenityFeature: amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name: amenity,
      value: true,
    })),
    containsPlace: rooms.map((room) => ({
      '@type': 'HotelRoom' as const,
      name: room.name,
      url: new URL(pagePath(`/rooms/${room.id}`), page).href,
      occupancy: { '@type': 'QuantitativeValue' as const, maxValue: room.capacity },
      ...(room.beds && { bed: room.beds }),
    })),
  });
}
