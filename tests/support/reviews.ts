import type { HostReview } from '#contract/reviews/host-reviews.ts';
import type { ShownReview } from '#domain/reviews/shown-review.ts';

const STARS = { stay: 5, cleanliness: 4, host: 5, value: 5 };

export function shownReview(id: number, more: Partial<ShownReview> = {}): ShownReview {
  const words = `Words of review ${id}.`;
  return { id, rating: 4.75, stars: STARS, words, name: 'Asha', stayed_in: '2027-02', ...more };
}

export function hostReview(id: number, more: Partial<HostReview> = {}): HostReview {
  return {
    id,
    rating: 4.75,
    stars: STARS,
    words: `Words of review ${id}.`,
    name: 'Asha',
    stayed_in: '2027-02',
    room_ids: [1],
    reservation_id: 40 + id,
    property_id: 1,
    homestay_name: 'Sagar Kutir',
    rooms: ['Garuda Room'],
    hidden: false,
    ...more,
  };
}
