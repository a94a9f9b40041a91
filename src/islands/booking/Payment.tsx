import { formatRupees } from '#domain/money.ts';
import { type PaymentChoice, splitPayment } from '#domain/totals.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { $cart, EMPTY_CART } from '#stores/cart.ts';
import { $draft, $split, $totals, choosePayment } from '#stores/draft.ts';
import { $homestay } from '#stores/homestay.ts';
import { clearRefusal, pay } from '#stores/payment.ts';
import { $isPaying, $payment, IDLE } from '#stores/payment-state.ts';
import { BackButton } from './BackButton.tsx';
import booking from './Booking.module.css';
import styles from './Choices.module.css?later';
import { openCheckout } from './checkout-window.ts';
import type { Flow } from './flow.ts';
import { HeldPayment } from './HeldPayment.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';
import { RefundClock } from './RefundClock.tsx';
import { REFUSED, Refused } from './Refused.tsx';
import { StepFrame } from './StepFrame.tsx';

const CHOICES: readonly { value: PaymentChoice; label: string }[] = [
  { value: 'full', label: 'Pay in full' },
  { value: 'advance', label: 'Pay 50% advance' },
];

/** Step 4: all now, or half now and half at the property (spec section 9). */
export function Payment({ flow }: { flow: Flow }) {
  const payment = useValue($payment, IDLE);
  const { paymentMethod } = useValue($draft, $draft.get());
  const { total } = useValue($totals, $totals.get());
  const split = useValue($split, undefined);
  const isPaying = useValue($isPaying, false);
  const homestay = useValue($homestay, undefined);
  const [first] = useValue($cart, EMPTY_CART);
  if (payment.state === 'held') return <HeldPayment reservation={payment.reservation} />;
  if (total === 0) return <PaymentProgress payment={payment} alone />;
  return (
    <StepFrame
      title="Payment"
      action={split ? `Pay ${formatRupees(split.now)}` : 'Pay'}
      busy={isPaying}
      onSubmit={() => void pay(openCheckout)}
      back={
        flow === 'checkout' ? (
          <a className="button" data-kind="plain" href="/rooms/checkout">
            Back
          </a>
        ) : (
          <BackButton />
        )
      }
    >
      <fieldset className={styles.methods} aria-describedby={REFUSED} disabled={isPaying}>
        <legend>How would you like to pay?</legend>
        {CHOICES.map(({ value, label }) => (
          <Method
            key={value}
            value={value}
            label={label}
            total={total}
            chosen={paymentMethod === value}
            onChoose={() => {
              choosePayment(value);
              clearRefusal();
            }}
          />
        ))}
      </fieldset>
      <div className={booking.news}>
        {payment.state === 'idle' && (
          <p className={booking.safe}>
            You pay in the window of our payment provider, by UPI, card or net banking. Your rooms are held
            for you while you pay.
          </p>
        )}
        <Refused payment={payment} />
        <PaymentProgress payment={payment} />
      </div>
      {homestay && first && (
        <RefundClock
          rules={homestay.cancellation_rules}
          checkIn={first.checkInDate}
          paid={split?.now ?? total}
          level={2}
        />
      )}
    </StepFrame>
  );
}

interface MethodProps {
  value: PaymentChoice;
  label: string;
  total: number;
  chosen: boolean;
  onChoose: () => void;
}

function Method({ value, label, total, chosen, onChoose }: MethodProps) {
  const { now, later } = splitPayment(total, value);
  const id = `payment-${value}`;
  return (
    <div className={`card ${styles.choice}`} data-chosen={chosen || undefined}>
      <input
        id={id}
        className={styles.tick}
        type="radio"
        name="payment"
        value={value}
        checked={chosen}
        aria-describedby={`${id}-amounts`}
        onChange={onChoose}
      />
      <p>
        <label className={styles.choiceName} htmlFor={id}>
          {label}
        </label>
        <span id={`${id}-amounts`} className={styles.choicePrice}>
          {formatRupees(now)} now
          {later > 0 && `, ${formatRupees(later)} at the property on check-in`}
        </span>
      </p>
    </div>
  );
}
