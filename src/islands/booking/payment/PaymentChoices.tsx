import { useEffect, useRef } from 'react';
import { DEPOSIT_PERCENT } from '#domain/booking/booking-rules.ts';
import { formatRupees } from '#domain/money/money.ts';
import { type PaymentChoice, splitPayment } from '#domain/money/totals.ts';
import { ERROR_NOTICE } from '#islands/booking/ErrorNotice.tsx';
import * as messages from '#messages/booking/payment-step.ts';
import type { PaymentState } from '#stores/reservation/payment-state.ts';
import styles from './PaymentChoices.module.css';

const CHOICES: readonly { value: PaymentChoice; label: string }[] = [
  { value: 'full', label: messages.payInFull },
  { value: 'advance', label: messages.payAdvance(DEPOSIT_PERCENT) },
];

interface Props {
  /** Rupees. */
  total: number;
  disabled: boolean;
  payment: PaymentState;
  /** Null until one is chosen. */
  chosen: PaymentChoice | null;
  onChoose: (choice: PaymentChoice) => void;
}

/** Offers full payment or advance. Takes the focus if none was chosen. */
export function PaymentChoices({ total, disabled, payment, chosen, onChoose }: Props) {
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const isMissing = payment.state === 'refused' && payment.refusal.kind === 'choice';
    if (isMissing) choices.current?.querySelector('input')?.focus();
  }, [payment]);
  return (
    <fieldset
      ref={choices}
      className={`stack ${styles.methods}`}
      aria-describedby={ERROR_NOTICE}
      disabled={disabled}
    >
      <legend>{messages.howToPay}</legend>
      {CHOICES.map(({ value, label }) => (
        <Method
          key={value}
          value={value}
          label={label}
          total={total}
          chosen={chosen === value}
          onChoose={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}

export function PaymentWays() {
  return (
    <ul className={`row list ${styles.ways}`} aria-label={messages.waysToPay}>
      {messages.WAYS.map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
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
    <div className={`card ${styles.method}`} data-chosen={chosen || undefined}>
      <input
        id={id}
        type="radio"
        name="payment"
        value={value}
        checked={chosen}
        aria-describedby={`${id}-amounts`}
        onChange={onChoose}
      />
      <p>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-amounts`} className={`soft ${styles.amounts}`}>
          {messages.amounts(formatRupees(now), later > 0 ? formatRupees(later) : undefined)}
        </span>
      </p>
    </div>
  );
}
