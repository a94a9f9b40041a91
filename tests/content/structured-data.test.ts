import { expect, test } from 'vitest';
import { roomFacts } from '../../src/layouts/room-data.ts';
import { lodgingBusiness } from '../../src/layouts/structured-data.ts';

const TIMES = { checkIn: '13:30', checkOut: '11:00', gateOpens: '05:30', gateCloses: '23:00' };

test('search engines get the times of the homestays, and none if they differ', () => {
  const site = { addressLines: [], social: {} } as unknown as Parameters<typeof lodgingBusiness>[0];
  const told = (times: typeof TIMES | undefined) =>
    lodgingBusiness(site, 'https://stay.example/', '/card.jpg', { prices: [], times });
  expect(told(TIMES)).toMatchObject({ checkinTime: '13:30', checkoutTime: '11:00' });
  expect(told(undefined)).not.toHaveProperty('checkinTime');
});

const ROOM = {
  name: 'Lotus',
  description: '',
  capacity: 2,
  room_size: '',
  homestay_name: 'Lotus House',
  amenities: [],
  property_amenities: [],
  photos: [],
  address: 'Puri',
  location: null,
  price_from: null,
  times: TIMES,
};
const factsOf = (more: object = {}) =>
  roomFacts(
    { ...ROOM, ...more } as unknown as Parameters<typeof roomFacts>[0],
    'https://stay.example/rooms/1',
    '',
  );

test('a room has the times of its homestay', () => {
  expect(factsOf()[0]).toMatchObject({
    containedInPlace: { name: 'Lotus House', checkinTime: '13:30', checkoutTime: '11:00' },
  });
});

test('the homestay of a room has the rating of its reviews, and nothing else has one', () => {
  const [room, ...others] = factsOf({ rating: { value: 4.7, count: 12 }, price_from: 2000 });
  expect(room).toHaveProperty('containedInPlace.aggregateRating', {
    '@type': 'AggregateRating',
    ratingValue: 4.7,
    reviewCount: 12,
  });
  expect(room).not.toHaveProperty('aggregateRating');
  expect(JSON.stringify(others)).not.toMatch(/rating/i);
  expect(JSON.stringify(factsOf({ rating: null }))).not.toMatch(/rating/i);
});
