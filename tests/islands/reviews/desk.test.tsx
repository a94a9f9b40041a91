import '../../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReviewRow } from '#islands/host/reviews/ReviewRow.tsx';
import { hostReview } from '../../support/reviews.ts';

const rowOf = (more: Parameters<typeof hostReview>[1], hasSeveral = false) =>
  renderToStaticMarkup(<ReviewRow review={hostReview(1, more)} hasSeveral={hasSeveral} />);
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('a review of the desk has all that the guest said, and leads to the booking', () => {
  const html = rowOf({ answer: 'Come again!' }, true);
  expect(textOf(html)).toBe(
    [
      '★ 4.8 4.8 of 5 stars Asha Stayed in February 2027 · Sagar Kutir, Garuda Room',
      'Stay 5 · Cleanliness 4 · Host 5 · Value 5 Words of review 1. Answer of the host Come again!',
      'Answer Hide the words Booking SH41',
    ].join(' '),
  );
  expect(html).toContain('href="/host/bookings/41"');
});

it('one homestay alone is not named', () => {
  expect(textOf(rowOf({}))).not.toContain('Sagar Kutir');
});

it('hidden words are marked and can still be read; without words there is nothing to hide', () => {
  expect(textOf(rowOf({ hidden: true }))).toMatch(
    /Asha Words hidden from guests .*Words of review 1\..*Show the words/,
  );
  expect(textOf(rowOf({ words: null, name: null }))).toMatch(/No name .* No words Answer Booking SH41$/);
});
