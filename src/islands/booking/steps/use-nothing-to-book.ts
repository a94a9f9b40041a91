import { STEPS, type StepId } from '#domain/booking/booking-steps.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { $cartCount } from '#stores/cart/cart.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';

/** Returns whether a step has no rooms. A payment in progress or done does not need the cart. */
export function useNothingToBook(step: StepId): boolean {
  const rooms = useValue($cartCount, 0);
  const payment = useValue($payments.booking, IDLE);
  const hasPayment = step === STEPS.payment ? payment.state !== 'idle' : step === STEPS.confirmation;
  return rooms === 0 && !hasPayment;
}
