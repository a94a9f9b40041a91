import { STEPS } from '#domain/booking-steps.ts';
import { painted } from './after-paint.ts';
import { $isInCart, isRoomInCart, putRoomInCart } from './room.ts';
import { $stepsStand, isInSteps } from './steps.ts';

const loadFlow = () => import('./booking-flow.ts');
let opened: Promise<void> | undefined;

/** Opens the booking around a room's page, once. */
export function openRoomBooking(): Promise<void> {
  opened ??= loadFlow().then(({ openBooking }) => {
    openBooking(STEPS.rooms);
  });
  return opened;
}

/**
 * The steps after the room's own are loaded at the guest's first touch of the page, once what it did is seen, or at once
 * where the history says that they were in the middle of them: then the page's islands go there together, as soon as
 * they stand, and nothing moves.
 */
export function awaitBooking(): void {
  if (isInSteps()) {
    void loadFlow();
    $stepsStand.subscribe((stand) => {
      if (stand) void openRoomBooking();
    });
    return;
  }
  for (const event of ['pointerover', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(event, openAfterTouch, { once: true, passive: true });
  }
}

async function openAfterTouch(): Promise<void> {
  await painted();
  await openRoomBooking();
}

/**
 * From the room to the add-ons. A room of the cart takes the dates and guests that are chosen here along; where that
 * would change a booking of more rooms, the guest is asked first. A room that is not in the cart changes nothing.
 */
export async function continueFromRoom(): Promise<void> {
  if (isRoomInCart() && !$isInCart.get() && !putRoomInCart()) return;
  await openRoomBooking();
  if ((await loadFlow()).continueFromRooms()) (await import('./remind-of-room.ts')).remindOfRoom();
}
