import { awaitBooking } from '#stores/continue-from-room.ts';
import { openRoom } from '#stores/room.ts';

/** The room's page at work: asks for the room while React is still on its way. */
openRoom(Number(/^\/rooms\/(\d+)/.exec(location.pathname)?.[1]));
awaitBooking();
