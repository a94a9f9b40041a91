import { roomUnknown } from '#messages/room.ts';
import { awaitBooking } from '#stores/room/continue-from-room.ts';
import { $room, openRoom, reloadRoom } from '#stores/room/room.ts';

/** The room's page at work: asks for the room while React is still on its way. */
openRoom(Number(/^\/rooms\/(\d+)/.exec(location.pathname)?.[1]));
awaitBooking();
// A prerendered page may have waited for minutes: prices and availability are read again when it is opened.
document.addEventListener('prerenderingchange', () => void reloadRoom());

const product = document.title.slice(document.title.indexOf(' · '));
$room.listen((shown) => {
  if (shown.state === 'ready') document.title = shown.room.name + product;
  if (shown.state === 'unknown') document.title = roomUnknown + product;
});
