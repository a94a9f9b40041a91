import { STEPS } from '#domain/booking/booking-steps.ts';
import { plainPath } from '#domain/language/page-path.ts';
import { roomUnknown } from '#messages/rooms/room.ts';
import { $step } from '#stores/booking/steps.ts';
import { awaitBooking } from '#stores/room/continue-from-room.ts';
import { $datedOffer, withDatedOffer } from '#stores/room/dated-offer.ts';
import { $room, openRoom, reloadRoom } from '#stores/room/room.ts';

/** Loads the room while React is still loading. */
openRoom(Number(/^\/rooms\/(\d+)/.exec(plainPath(location.pathname))?.[1]));
awaitBooking();
// A prerendered page may be minutes old: prices and availability are loaded again when it is opened.
document.addEventListener('prerenderingchange', () => void reloadRoom());

const product = document.title.slice(document.title.indexOf(' · '));
$room.listen((shown) => {
  // The confirmation sets a title of its own.
  if ($step.get() === STEPS.confirmation) return;
  if (shown.state === 'ready') document.title = shown.room.name + product;
  if (shown.state === 'unknown') document.title = roomUnknown + product;
});

/** The data for search engines has the price that the page shows. */
const described = [...document.querySelectorAll('script[type="application/ld+json"]')].find((script) =>
  script.textContent.includes('"HotelRoom"'),
);
if (described)
  $datedOffer.subscribe((offer) => {
    described.textContent = withDatedOffer(described.textContent, offer);
  });
