import { pagePath } from '#domain/language/page-path.ts';
import styles from '#islands/booking/Booking.module.css';
import { ErrorNotice } from '#islands/booking/ErrorNotice.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { payment as title } from '#messages/booking/booking.ts';
import { stillChecking } from '#messages/booking/payment.ts';
import * as messages from '#messages/booking/payment-step.ts';
import { browseRooms } from '#messages/site/buttons.ts';
import type { PaymentState } from '#stores/reservation/payment-state.ts';
import { HoldTimer } from './HoldTimer.tsx';

interface Props {
  payment: PaymentState;
  /** True if the page has no other content. */
  alone?: boolean;
  /** True while the server asks other sites whether they have sold the room. */
  isChecking?: boolean;
}

export function PaymentProgress({ payment, alone = false, isChecking = false }: Props) {
  const progress = (
    <>
      {payment.state === 'looking' && <Spinner label={messages.lookingUp} />}
      {payment.state === 'opening' && (
        <Spinner label={isChecking ? messages.checkingCalendars : messages.holding} />
      )}
      {payment.state === 'verifying' && <Spinner label={messages.verifying} />}
      {payment.state === 'waiting' && <Spinner label={stillChecking} />}
      {payment.state === 'window' && <HoldTimer until={payment.holdUntil} />}
    </>
  );
  if (!alone) return progress;
  return (
    <div className={`stack ${styles.empty}`} data-gap="4">
      <StepHeading>{title}</StepHeading>
      {progress}
      <ErrorNotice payment={payment} />
      {payment.state === 'refused' && (
        <a className="button" href={pagePath('/rooms')}>
          {browseRooms}
        </a>
      )}
    </div>
  );
}
