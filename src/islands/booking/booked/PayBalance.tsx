import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/payment.ts';
import { preparing, verifying } from '#messages/booking/payment-step.ts';
import { canPayBalance } from '#stores/booking/guest-acts.ts';
import {
  $payments,
  type BookedStay,
  IDLE,
  isBusy,
  type PaymentPurpose,
  refusal,
  refuse,
} from '#stores/reservation/payment-state.ts';
import styles from './Confirmation.module.css';

/** Pays for an existing booking. The code is loaded only to pay; `notLoaded` is the message if that fails. */
export async function pay(purpose: PaymentPurpose, notLoaded: string): Promise<void> {
  try {
    const [{ payOrder }, { openCheckout }] = await Promise.all([
      import('#stores/payment/pay-order.ts'),
      import('#islands/booking/payment/checkout-window.ts'),
    ]);
    await payOrder({ purpose, open: openCheckout });
  } catch (error) {
    console.error('The payment could not be loaded', error);
    refuse(purpose, refusal(notLoaded));
  }
}

/** Lets the guest pay the balance online until the stay is over; the booking stays confirmed either way. */
export function PayBalance({ reservation }: { reservation: BookedStay }) {
  const payment = useValue($payments.balance, IDLE);
  const { status, remaining_amount: due } = reservation;
  const canPay = canPayBalance(reservation);
  if (!canPay && payment.state === 'idle') return null;
  return (
    <div className={`no-print ${styles.balance}`}>
      {canPay && (
        <Button busy={isBusy(payment)} onClick={() => void pay('balance', messages.initializeFailed)}>
          {messages.payBalance(formatRupees(due))}
        </Button>
      )}
      {payment.state === 'opening' && <Spinner label={preparing} />}
      {payment.state === 'verifying' && <Spinner label={verifying} />}
      {payment.state === 'waiting' && <Spinner label={messages.balanceChecking} />}
      <div role="status">
        {payment.state === 'done' && status === 'Completed' && (
          <p className="notice" data-tone="success">
            {messages.paidInFull}
          </p>
        )}
      </div>
      <div role="alert">
        {payment.state === 'refused' && (
          <p className="notice" data-tone="danger">
            {payment.refusal.message}
          </p>
        )}
      </div>
    </div>
  );
}
