import '../../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RoomReviews } from '#islands/room/RoomReviews.tsx';
import { RoomCard } from '#islands/rooms/card/RoomCard.tsx';
import { shownReview } from '../../support/reviews.ts';
import { foundRoom } from '../../support/rooms.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const reviewsOf = (...reviews: Parameters<typeof shownReview>[]) =>
  textOf(renderToStaticMarkup(<RoomReviews reviews={reviews.map((one) => shownReview(...one))} />));

describe('the reviews of a room', () => {
  it('each have stars in words, name, month, words and the answer', () => {
    expect(reviewsOf([1, { answer: 'Come again!' }])).toBe(
      'Reviews ★ 4.8 4.8 of 5 stars Asha Stayed in February 2027 Words of review 1. Answer of the host Come again!',
    );
  });

  it('say if the host has hidden the words, and nothing where there are no words and no name', () => {
    expect(reviewsOf([1, { words: null, hidden: true, name: null }])).toBe(
      'Reviews ★ 4.8 4.8 of 5 stars Stayed in February 2027 The host has hidden these words.',
    );
    expect(reviewsOf([1, { words: null, name: null }])).toBe(
      'Reviews ★ 4.8 4.8 of 5 stars Stayed in February 2027',
    );
  });

  it('are shown in the order of the server, the first ones at once and the others behind a button', () => {
    const ids = [7, 3, 9, 2, 8];
    const text = reviewsOf(...ids.map((id): [number] => [id]));
    expect([...text.matchAll(/Words of review (\d)/g)].map(([, id]) => id)).toEqual(['7', '3', '9']);
    expect(text).toMatch(/Show all 5 reviews$/);
    expect(reviewsOf([1], [2], [3])).not.toContain('Show all');
  });

  it('are no section if there are none', () => {
    expect(renderToStaticMarkup(<RoomReviews reviews={[]} />)).toBe('');
  });
});

describe('the card of a room', () => {
  const search = { checkIn: '2026-12-18', checkOut: '2026-12-20', adults: 2, children: 0, pastDate: false };
  const cardOf = (more: Parameters<typeof foundRoom>[1]) =>
    textOf(
      renderToStaticMarkup(
        <RoomCard
          room={foundRoom(1, more)}
          search={search}
          isPast={false}
          index={0}
          isLargeParty={false}
          homestays={[]}
        />,
      ),
    );

  it('has the rating of its homestay, and nothing without one', () => {
    expect(cardOf({ rating: { value: 4, count: 3 } })).toContain('★ Rating 4.0 · 3 reviews');
    expect(cardOf({ rating: null })).not.toMatch(/★|Rating|review/);
    expect(cardOf({})).not.toMatch(/★|Rating|review/);
  });
});
