import { computed } from 'nanostores';
import { $search } from '#stores/search/search.ts';
import { $offer, $room } from './room.ts';

/** The room for the dates of the address as schema.org describes it; undefined where it is not free or has no price. */
export const $datedOffer = computed([$room, $search, $offer], (shown, search, offer) =>
  shown.state === 'ready' && search && offer === 'free'
    ? {
        '@type': 'Offer',
        availabilityStarts: search.checkIn,
        availabilityEnds: search.checkOut,
        price: shown.room.net_price,
        priceCurrency: 'INR',
      }
    : undefined,
);

type DatedOffer = ReturnType<typeof $datedOffer.get>;

/** Returns JSON-LD of a room whose `LodgingBusiness` makes this offer, or none. */
export function withDatedOffer(json: string, makesOffer: DatedOffer): string {
  const room = JSON.parse(json);
  return JSON.stringify({ ...room, containedInPlace: { ...room.containedInPlace, makesOffer } });
}
