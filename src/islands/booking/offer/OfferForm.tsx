import { type SubmitEvent, useRef, useState } from 'react';
import { readTerms } from '#domain/booking/cancellation.ts';
import { formatRupees } from '#domain/money/money.ts';
import { type PaymentChoice, splitPayment } from '#domain/money/totals.ts';
import { detailProblem } from '#domain/party/guest-details.ts';
import { BookingFacts } from '#islands/booking/booked/BookingFacts.tsx';
import { FactList } from '#islands/booking/booked/FactList.tsx';
import { openCheckout } from '#islands/booking/payment/checkout-window.ts';
import { HoldTimer } from '#islands/booking/payment/HoldTimer.tsx';
import { PaymentChoices } from '#islands/booking/payment/PaymentChoices.tsx';
import { PaymentProgress } from '#islands/booking/payment/PaymentProgress.tsx';
import { RefundSchedule } from '#islands/booking/payment/RefundSchedule.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { LegalNote } from '#islands/ui/form/LegalNote.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { WithAside } from '#islands/ui/WithAside.tsx';
import {
  atProperty,
  taxesIncluded,
  total as totalLabel,
  youPayNow,
  yourBooking,
} from '#messages/booking/bill.ts';
import * as details from '#messages/booking/guest-details.ts';
import { bookPayHost, pay } from '#messages/booking/payment-step.ts';
import * as messages from '#messages/offer/offer.ts';
import { agreeBooking } from '#messages/site/legal.ts';
import { payOffer } from '#stores/offer/offer.ts';
import { $payments, type BookedStay, IDLE, isBusy } from '#stores/reservation/payment-state.ts';
import booking from '../Booking.module.css';
import { ErrorNotice } from '../ErrorNotice.tsx';

const FORM = 'offer';

/** Asks for what the host still needs, and how to pay. */
export function OfferForm({ reservation, needsPhone }: { reservation: BookedStay; needsPhone: boolean }) {
  const payment = useValue($payments.booking, IDLE);
  const [choice, setChoice] = useState<PaymentChoice>('full');
  const [phone, setPhone] = useState('');
  const [address, setAddress] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const { total_amount: total, property, check_in: checkIn } = reservation;
  const { now, later } = splitPayment(total, choice);
  const amounts = [
    [`${totalLabel}, ${taxesIncluded}`, formatRupees(total)],
    ...(later > 0
      ? [[youPayNow, formatRupees(now)] as const, [atProperty, formatRupees(later)] as const]
      : []),
  ] as const;
  const problem = needsPhone ? detailProblem('phone', phone) : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem) phoneInput.current?.focus();
    else void payOffer({ phone, address, choice }, openCheckout);
  };
  return (
    <WithAside
      label={yourBooking}
      aside={<FactList facts={amounts} />}
      bar={
        <>
          <p className={booking.barTotal}>
            <span className="soft">{totalLabel}</span> <strong>{formatRupees(total)}</strong>{' '}
            <span className="soft">{taxesIncluded}</span>
          </p>
          <Button type="submit" form={FORM} busy={isBusy(payment)}>
            {reservation.pay_at_property ? bookPayHost : pay(formatRupees(now))}
          </Button>
        </>
      }
    >
      <form id={FORM} className="stack" data-gap="5" noValidate onSubmit={submit}>
        <h1>{property}</h1>
        <p>{messages.lead}</p>
        {payment.state !== 'window' && <HoldTimer until={reservation.hold_expires_at} />}
        <BookingFacts reservation={reservation} />
        <PaymentChoices
          total={total}
          disabled={isBusy(payment)}
          payment={payment}
          chosen={choice}
          onChoose={setChoice}
        />
        <div className={`stack ${booking.fields}`} data-gap="4">
          {needsPhone && (
            <Field
              label={details.phone}
              error={isSubmitted && problem ? details.detailSentence('phone', problem) : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  ref={phoneInput}
                  type="tel"
                  autoComplete="tel"
                  required
                  value={phone}
                  onChange={({ target }) => setPhone(target.value)}
                />
              )}
            </Field>
          )}
          <Field label={details.address} hint={messages.addressHint}>
            {(control) => (
              <textarea
                {...control}
                autoComplete="street-address"
                rows={2}
                maxLength={500}
                value={address}
                onChange={({ target }) => setAddress(target.value)}
              />
            )}
          </Field>
        </div>
        <div>
          <ErrorNotice payment={payment} />
          <PaymentProgress payment={payment} />
        </div>
        <RefundSchedule terms={readTerms(reservation)} checkIn={checkIn} paid={now} />
        <LegalNote agree={agreeBooking} />
      </form>
    </WithAside>
  );
}
