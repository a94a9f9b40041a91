import '../../support/browser.ts';
import { afterEach, expect, it } from 'vitest';
import { connect } from '#client/connection.ts';
import { findRoom } from '#stores/rooms/room-detail.ts';
import { shownReview } from '../../support/reviews.ts';
import { wireDetail } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const STAY = { checkIn: '2026-12-18', checkOut: '2026-12-20' };

afterEach(() => connect());

it('a room has the rating and the reviews of its homestay, in the order of the server', async () => {
  const reviews = [shownReview(2), shownReview(1)].map((one) => ({ ...one, room_ids: [3] }));
  const rated = { rating: { value: 4.7, count: 12 }, reviews, site_is_rated: true };
  fakeApi(() => json({ room: { ...wireDetail(3), ...rated } }));
  expect(await findRoom({ id: 3, ...STAY })).toMatchObject(rated);
});

it('a room has none where the server tells none', async () => {
  fakeApi(() => json({ room: wireDetail(5) }));
  expect(await findRoom({ id: 5, ...STAY })).toMatchObject({
    rating: null,
    reviews: [],
    site_is_rated: false,
  });
});
