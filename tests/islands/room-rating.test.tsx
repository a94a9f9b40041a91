import '../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RoomHead } from '#islands/room/RoomHead.tsx';

const room = {
  id: 1,
  name: 'Garuda Room',
  property_id: 1,
  homestay_name: 'Sagar Kutir',
  address: 'Puri',
  is_ac: false,
  capacity: 2,
  room_size: '220 sq ft',
  beds: '',
  floor: '',
  highlights: [],
};
const textOf = (rating?: { value: string; reviews: number }) =>
  renderToStaticMarkup(<RoomHead room={room} homestays={[]} rating={rating} />).replaceAll(/<[^>]*>/g, '');

it('a room shows the rating of content/site.yaml', () => {
  expect(textOf({ value: '4.8', reviews: 12 })).toContain('★Rating 4.8 (12 reviews)');
});

it('a room without one claims nothing', () => {
  expect(textOf()).not.toMatch(/★|Rating|reviews/);
});
