import { STEPS, type StepId } from '#domain/booking-steps.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { $cartCount } from '#stores/cart.ts';
import { $payment, IDLE } from '#stores/payment-state.ts';
import { AddOns } from './AddOns.tsx';
import { Confirmation } from './Confirmation.tsx';
import type { Contact } from './contact.ts';
import { Details } from './Details.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import type { Flow } from './flow.ts';
import { Payment } from './Payment.tsx';

interface Props {
  step: StepId;
  flow: Flow;
  contact: Contact;
}

export function LaterSteps({ step, flow, contact }: Props) {
  const rooms = useValue($cartCount, 0);
  const payment = useValue($payment, IDLE);
  switch (step) {
    case STEPS.addOns:
      return <AddOns />;
    case STEPS.details:
      return <Details flow={flow} />;
    case STEPS.confirmation:
      return <Confirmation contact={contact} />;
    default:
      return rooms === 0 && payment.state === 'idle' ? <EmptyCart /> : <Payment flow={flow} />;
  }
}
