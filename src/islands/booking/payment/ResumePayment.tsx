import { lazy, Suspense } from 'react';
import { readTerms } from '#domain/booking/cancellation.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { splitPayment } from '#domain/money/totals.ts';
import styles from '#islands/booking/Booking.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { oneMoment, payment } from '#messages/booking/booking.ts';
import { interrupted } from '#messages/booking/payment.ts';
import * as messages from '#messages/booking/payment-step.ts';
import { $draft } from '#stores/booking/draft.ts';
import { payOrder } from '#stores/payment/pay-order.ts';
import { cancelHeld } from '#stores/payment/resume-payment.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';
import { openCheckout } from './checkout-window.ts';
import { HoldTimer } from './HoldTimer.tsx';
import { RefundSchedule } from './RefundSchedule.tsx';

/** Only a request that the host has to confirm needs this. */
const HostConfirms = lazy(async () => ({ default: (await import('./HostConfirms.tsx')).HostConfirms }));
const PayHost = lazy(async () => ({ default: (await import('./PayHost.tsx')).PayHost }));

function PaidLater({ reservation }: { reservation: BookedStay }) {
  const { email } = useValue($draft, $draft.get()).userDetails;
  const Request = reservation.pay_at_property ? PayHost : HostConfirms;
  return (
    <div className={`stack ${styles.resume}`}>
      <Suspense fallback={<Spinner label={oneMoment} />}>
        <Request reservation={reservation} email={email} isStep release={cancelHeld} />
      </Suspense>
    </div>
  );
}

/** Shows a payment interrupted by a reload or a payment app, with a button to continue. */
export function ResumePayment({
  reservation,
  notice,
}: {
  reservation: BookedStay;
  notice?: string | undefined;
}) {
  if (reservation.awaits_host || reservation.pay_at_property) return <PaidLater reservation={reservation} />;
  const { now } = splitPayment(reservation.total_amount, reservation.payment_method);
  return (
    <div className={`stack ${styles.resume}`}>
      <StepHeading>{payment}</StepHeading>
      <p className="notice" data-tone="warning" role={notice && 'alert'}>
        {notice ?? interrupted}
      </p>
      <p>
        <strong>{reservation.rooms.map(({ name }) => name).join(', ')}</strong>
        <br />
        <span>{`${formatDate(reservation.check_in)} – ${formatDate(reservation.check_out)}`}</span>
      </p>
      <RefundSchedule terms={readTerms(reservation)} checkIn={reservation.check_in} paid={now} />
      <HoldTimer until={reservation.hold_expires_at} />
      <p className="row" data-gap="4">
        <Button onClick={() => void payOrder({ purpose: 'booking', open: openCheckout })}>
          {messages.pay(formatRupees(now))}
        </Button>
        <Button kind="plain" onClick={() => void cancelHeld(reservation.id)}>
          {messages.cancelHeld}
        </Button>
      </p>
    </div>
  );
}
