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

/** Keeps the data of the page for search engines equal to what it shows: its `LodgingBusiness` offers the room. */
export function describeDatedOffer(): void {
  const element = [...document.querySelectorAll('script[type="application/ld+json"]')].find((script) =>
    script.textContent.includes('"HotelRoom"'),
  );
  if (!element) return;
  const room = JSON.parse(element.textContent);
  $datedOffer.subscribe((makesOffer) => {
    element.textContent = JSON.stringify({
      ...room,
      containedInPlace: { ...room.containedInPlace, makesOffer },
    });
  });
}
