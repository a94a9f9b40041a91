import { STEPS } from '#domain/booking-steps.ts';
import { openBooking } from '#stores/booking-flow.ts';
import { openRoom } from '#stores/room.ts';

/** The room's page at work: asks for the room while React is still on its way. */
openRoom(Number(/^\/rooms\/(\d+)/.exec(location.pathname)?.[1]));
openBooking(STEPS.rooms);
