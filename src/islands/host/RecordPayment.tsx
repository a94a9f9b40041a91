import { type SubmitEvent, useState } from 'react';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/payment.ts';
import {
  $recording,
  closeRecording,
  type OfflineMethod,
  saveRecording,
} from '#stores/host/bookings/record-payment.ts';
import styles from './RecordPayment.module.css';

interface Props {
  /** Called when a payment was saved. */
  onSaved: () => void;
}

/** The dialog that records money: the balance is filled in, and cash is chosen. */
export function RecordPayment({ onSaved }: Props) {
  const recording = useValue($recording);
  if (recording.state === 'closed') return null;
  return (
    <Form
      key={recording.key}
      booking={recording.booking}
      message={recording.message}
      isBusy={recording.state === 'saving'}
      onSaved={onSaved}
    />
  );
}

interface FormProps extends Props {
  booking: { guest_name: string; balance: number };
  message: string | undefined;
  isBusy: boolean;
}

function Form({ booking, message, isBusy, onSaved }: FormProps) {
  const [method, setMethod] = useState<OfflineMethod>('cash');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const balance = await saveRecording({
      amount: String(typed.get('amount')),
      method,
      note: String(typed.get('note')),
    });
    if (balance !== undefined) onSaved();
  };
  return (
    <Dialog title={messages.title(booking.guest_name)} onClose={closeRecording} size="sheet" isBusy={isBusy}>
      <form className="stack" data-gap="4" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={messages.amount} hint={messages.balance(formatRupees(booking.balance))} error={message}>
          {(control) => (
            <input
              {...control}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={booking.balance}
              className={styles.amount}
            />
          )}
        </Field>
        <fieldset className={styles.methods}>
          <legend>{messages.method}</legend>
          {Object.entries(messages.METHODS).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="method"
                value={value}
                checked={method === value}
                onChange={() => setMethod(value as OfflineMethod)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Field label={messages.note} hint={messages.noteHint}>
          {(control) => <input {...control} name="note" maxLength={200} autoComplete="off" />}
        </Field>
        <DialogActions>
          <Button type="submit" busy={isBusy}>
            {messages.record}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
