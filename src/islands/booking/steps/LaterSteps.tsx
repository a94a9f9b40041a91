import { useEffect } from 'react';
import { STEPS, type StepId } from '#domain/booking/booking-steps.ts';
import { Confirmation } from '#islands/booking/booked/Confirmation.tsx';
import type { Contact } from '#islands/booking/contact.ts';
import { keepCode } from '#stores/code/code.ts';
import { AddOns } from './AddOns.tsx';
import type { AddOnOffers } from './add-on-offer.ts';
import { Details } from './Details.tsx';
import type { Flow } from './flow.ts';
import { Payment } from './Payment.tsx';

interface Props {
  step: StepId;
  flow: Flow;
  contact: Contact;
  offers: AddOnOffers;
}

export function LaterSteps({ step, flow, contact, offers }: Props) {
  useEffect(keepCode, []);
  switch (step) {
    case STEPS.addOns:
      return <AddOns offers={offers} />;
    case STEPS.details:
      return <Details flow={flow} contact={contact} />;
    case STEPS.confirmation:
      return <Confirmation contact={contact} />;
    default:
      return <Payment flow={flow} contact={contact} />;
  }
}
