import { formatRupees } from '#domain/money/money.ts';
import choices from '#islands/host/Choices.module.css';
import { Field } from '#islands/ui/form/Field.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import * as messages from '#messages/host/booking-page.ts';
import type { RefundChoice as Choice } from '#stores/host/bookings/refund.ts';

interface Props {
  choice: Choice;
  amount: string;
  /** Rupees that can go back. */
  paid: number;
  onChange: (change: { choice?: Choice; amount?: string }) => void;
}

/** What goes back to a guest: by the terms, nothing, or an amount. */
export function RefundChoice({ choice, amount, paid, onChange }: Props) {
  return (
    <>
      <RadioGroup
        legend={messages.refundChoice}
        choices={messages.REFUNDS}
        chosen={choice}
        onChange={(next) => onChange({ choice: next })}
        className={choices.list}
      />
      {choice === 'amount' && (
        <Field label={messages.refundAmount} hint={messages.atMost(formatRupees(paid))}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={amount}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
