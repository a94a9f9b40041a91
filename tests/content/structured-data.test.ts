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

test('a room has the times of its homestay', () => {
  const room = {
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
  } as unknown as Parameters<typeof roomFacts>[0];
  expect(roomFacts(room, 'https://stay.example/rooms/1', '')[0]).toMatchObject({
    containedInPlace: { name: 'Lotus House', checkinTime: '13:30', checkoutTime: '11:00' },
  });
});
