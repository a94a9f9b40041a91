import type { StepId } from '#domain/booking/booking-steps.ts';
import { pagePath } from '#domain/language/page-path.ts';
import * as messages from '#messages/booking/booking.ts';

/** A booking starts from a room's page, from the cart, or in the short checkout (spec section 2). */
export type Flow = 'room' | 'cart' | 'checkout';

const titles = (rooms: string, details: string) => [
  rooms,
  messages.addOns,
  details,
  messages.payment,
  messages.confirmation,
];

const TITLES: Record<Flow, readonly string[]> = {
  room: titles(messages.roomDetails, messages.yourDetails),
  cart: titles(messages.selectedRooms, messages.userDetails),
  checkout: titles(messages.selectedRooms, messages.yourDetails),
};

export function titlesOf(flow: Flow): readonly string[] {
  return TITLES[flow];
}

/** Returns the page of a checkout's step: the cart, the details or the payment. */
export function pageOf(step: StepId): string {
  if (step <= 2) return pagePath('/booking');
  return pagePath(step === 3 ? '/rooms/checkout' : '/payment');
}
