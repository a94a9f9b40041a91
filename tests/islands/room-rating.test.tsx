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
const SAMPLE = { value: '4.5', reviews: 50 };
const textOf = (changes: Partial<Parameters<typeof RoomHead>[0]['room']>, sampleRating?: typeof SAMPLE) =>
  renderToStaticMarkup(
    <RoomHead room={{ ...room, ...changes }} homestays={[]} sampleRating={sampleRating} />,
  ).replaceAll(/<[^>]*>/g, '');

it('a room shows the rating of its homestay with one decimal, in place of the sample', () => {
  const text = textOf({ rating: { value: 4.7, count: 12 } }, SAMPLE);
  expect(text).toContain('★Rating 4.7 · 12 reviews');
  expect(text).not.toContain('4.5');
  expect(textOf({ rating: { value: 5, count: 3 } })).toContain('★Rating 5.0 · 3 reviews');
});

it('a room of the demonstration shows the sample, until a homestay of the site has a rating', () => {
  expect(textOf({ rating: null }, SAMPLE)).toContain('★Rating 4.5 (50 reviews)');
  expect(textOf({ rating: null, site_is_rated: false }, SAMPLE)).toContain('4.5 (50 reviews)');
  expect(textOf({ rating: null, site_is_rated: true }, SAMPLE)).not.toMatch(/★|Rating|reviews/);
});

it('a room without one claims nothing', () => {
  expect(textOf({})).not.toMatch(/★|Rating|reviews/);
});
