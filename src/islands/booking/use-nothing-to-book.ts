import { STEPS, type StepId } from '#domain/booking-steps.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { $cartCount } from '#stores/cart/cart.ts';
import { $payments, IDLE } from '#stores/payment/payment-state.ts';

/**
 * Whether a step has no room to be about. A payment that is looked up or gone on with stands on its own, whatever is in
 * the cart now; and so does what is paid.
 */
export function useNothingToBook(step: StepId): boolean {
  const rooms = useValue($cartCount, 0);
  const payment = useValue($payments.booking, IDLE);
  const isOnItsOwn = step === STEPS.payment ? payment.state !== 'idle' : step === STEPS.confirmation;
  return rooms === 0 && !isOnItsOwn;
}
