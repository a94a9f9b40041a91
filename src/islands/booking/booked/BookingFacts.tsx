import { useId } from 'react';
import { proofFacts, QR_CODE, SHOW_TO_TRUSTED } from '#messages/booking/proof.ts';
import {
  guestFacts,
  PAYMENT,
  paymentFacts,
  paymentSentence,
  stayFacts,
  YOUR_STAY,
} from '#messages/booking/trip.ts';
import { tripText } from '#stores/booking/trip-text.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';
import { FactList } from './FactList.tsx';

/** Shows the facts of a stay: reference, property, dates, guests, rooms, add-ons (spec section 2, "Step 5 shows"). */
export function BookingFacts({ reservation }: { reservation: BookedStay }) {
  const id = useId();
  const trip = tripText(reservation);
  const { check_code, check_qr } = reservation;
  const [reference, ...stay] = stayFacts(trip);
  const facts = [...(reference ? [reference] : []), ...proofFacts(check_code), ...stay];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{YOUR_STAY}</h2>
      <FactList facts={[...facts, ...guestFacts(trip)]} />
      {check_code && <p className="no-print">{SHOW_TO_TRUSTED}</p>}
      {check_qr && <img className="no-print" src={check_qr} alt={QR_CODE} width="200" height="200" />}
    </section>
  );
}

/** Shows what is paid, and what is due at the property. */
export function PaymentFacts({ reservation }: { reservation: BookedStay }) {
  const id = useId();
  const trip = tripText(reservation);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{PAYMENT}</h2>
      <FactList facts={paymentFacts(trip)} />
      {trip.isBooked && !(reservation.ended && trip.hasBalance) && <p>{paymentSentence(trip)}</p>}
    </section>
  );
}
