import { describe, expect, it, test } from 'vitest';
import { POLICY_NAMES } from '#domain/content/policy.ts';
import { otherAmenities } from '#domain/rooms/amenities.ts';
import { DEFAULT_TIMES, toWireTimes } from '#domain/rooms/property.ts';
import { type PolicyText, roomFactsOf, summaryOf, videoId } from '#domain/rooms/room-detail.ts';

const SENT: Parameters<typeof roomFactsOf>[0] = {
  id: 1,
  room_name: 'Garuda Room',
  property_id: 1,
  homestay_name: 'Nilachal',
  description: '',
  capacity: 2,
  room_size: '',
  beds: '',
  distances: { beach: 600, market: 100, restaurants: 150 },
  floor: '',
  amenities: [
    { name: 'Air Conditioner', available: false },
    { name: 'Kettle', available: true },
  ],
  images: [],
  property_address: '',
  property_map_location: null,
  property_type: 'Homestay',
  property_amenities: [],
  property_images: [],
  video_url: null,
  faqs: [],
  ...toWireTimes(DEFAULT_TIMES),
  gate_opens: '06:00',
  gate_closes: '22:00',
};

describe('the facts of a room', () => {
  it("have the room's pictures before those of its homestay", () => {
    const images = [{ file_path: 'rooms\\1\\bed.webp', tag: 'Bed' }];
    const property_images = [{ path: 'house.webp', tag: 'House' }];
    expect(roomFactsOf({ ...SENT, images }, '/api').photos).toEqual([
      { url: '/api/admin/uploads/rooms/1/bed.webp', tag: 'Bed' },
    ]);
    expect(roomFactsOf({ ...SENT, images, property_images }, '/api').photos.map(({ tag }) => tag)).toEqual([
      'Bed',
      'House',
    ]);
  });

  it('read the description of a photo where there is one', () => {
    const alt = 'Double bed at the window';
    const property_images = [{ path: 'gate.webp', tag: 'Gate', alt: '' }];
    const images = [{ file_path: 'photo/a-480.webp', tag: 'Bed', alt }];
    expect(roomFactsOf({ ...SENT, images, property_images }, '/api').photos).toEqual([
      { url: '/api/admin/uploads/photo/a-480.webp', tag: 'Bed', alt },
      { url: '/api/admin/uploads/gate.webp', tag: 'Gate' },
    ]);
  });

  it("have a stock photo and the name 'Unnamed Room' by default", () => {
    expect(roomFactsOf(SENT, '/api').photos).toEqual([{ url: '/illustrations/room.svg', tag: '' }]);
    expect(roomFactsOf({ ...SENT, room_name: '  ' }, '/api').name).toBe('Unnamed Room');
  });

  it('have the rating of the homestay, null without one, on the built page, too', () => {
    const rating = { value: 4.7, count: 12 };
    expect(roomFactsOf(SENT, '/api').rating).toBeNull();
    const facts = roomFactsOf({ ...SENT, rating }, '/api');
    const policies = Object.fromEntries(POLICY_NAMES.map((name) => [name, ''])) as unknown as PolicyText;
    expect(summaryOf({ ...facts, policies, price_from: null }).rating).toEqual(rating);
  });

  it('list available amenities only: an unavailable air conditioner makes no AC room', () => {
    expect(roomFactsOf(SENT, '/api')).toMatchObject({ amenities: ['Kettle'], is_ac: false });
  });

  it('name bathroom, balcony and WiFi first, a balcony also from a photo, and nothing twice', () => {
    const named = (...names: string[]) => names.map((name) => ({ name, available: true }));
    const room = roomFactsOf(
      {
        ...SENT,
        amenities: named('Air Conditioner', 'Free WiFi', 'Kettle', 'Attached Bathroom'),
        property_amenities: named('Free WiFi', 'Parking'),
        images: [{ file_path: '1.webp', tag: 'Balcony' }],
      },
      '/api',
    );
    expect(room.highlights).toEqual([
      ['bath', 'Attached Bathroom'],
      ['balcony', 'Balcony'],
      ['wifi', 'Free WiFi'],
    ]);
    expect(otherAmenities(room)).toEqual({ room: ['Kettle'], homestay: ['Parking'] });
  });
});

test.each([
  'dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
])('%s has an id of 11 characters', (link) => {
  expect(videoId(link)).toBe('dQw4w9WgXcQ');
});

test.each([
  null,
  '',
  'not a link',
  'https://youtu.be/short',
  'https://youtu.be/dQw4w9WgXcQ12',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@nilachalhomestays',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
])('%s has no id', (link) => {
  expect(videoId(link)).toBeUndefined();
});
