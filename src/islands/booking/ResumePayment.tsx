import { formatDate } from '#domain/calendar.ts';
import { readTerms } from '#domain/cancellation.ts';
import { formatRupees } from '#domain/money.ts';
import { splitPayment } from '#domain/totals.ts';
import { Button } from '#islands/ui/Button.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { payment } from '#messages/booking.ts';
import { interrupted } from '#messages/payment.ts';
import * as messages from '#messages/payment-step.ts';
import { payOrder } from '#stores/payment/pay-order.ts';
import type { BookedStay } from '#stores/payment/payment-state.ts';
import { cancelHeld } from '#stores/payment/resume-payment.ts';
import styles from './Booking.module.css';
import { openCheckout } from './checkout-window.ts';
import { HoldTimer } from './HoldTimer.tsx';
import { RefundSchedule } from './RefundSchedule.tsx';

/** A payment interrupted by a reload or a payment app, with a button to continue. */
export function ResumePayment({ reservation }: { reservation: BookedStay }) {
  const { now } = splitPayment(reservation.total_amount, reservation.payment_method);
  return (
    <div className={styles.resume}>
      <StepHeading>{payment}</StepHeading>
      <p className="notice" data-tone="warning">
        {interrupted}
      </p>
      <p>
        <strong>{reservation.rooms.map(({ name }) => name).join(', ')}</strong>
        <br />
        {formatDate(reservation.check_in)} – {formatDate(reservation.check_out)}
      </p>
      <RefundSchedule terms={readTerms(reservation)} checkIn={reservation.check_in} paid={now} />
      <HoldTimer until={reservation.hold_expires_at} />
      <p className={styles.actions}>
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
