import type { StepId } from '#domain/booking-steps.ts';

/** The ways to book (spec section 2): from a room's page, from the cart, and the short checkout. */
export type Flow = 'room' | 'cart' | 'checkout';

const TITLES: Record<Flow, readonly string[]> = {
  room: ['Room Details', 'Add-ons', 'Your Details', 'Payment', 'Confirmation'],
  cart: ['Selected Rooms', 'Add-ons', 'User Details', 'Payment', 'Confirmation'],
  checkout: ['Selected Rooms', 'Add-ons', 'Your Details', 'Payment', 'Confirmation'],
};

export function titlesOf(flow: Flow): readonly string[] {
  return TITLES[flow];
}

/** In the checkout the first steps are those of the cart, the details a page, and the payment another. */
export function pageOf(step: StepId): string {
  if (step <= 2) return '/booking';
  return step === 3 ? '/rooms/checkout' : '/payment';
}
