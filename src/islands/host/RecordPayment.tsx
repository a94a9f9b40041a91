import { useState } from 'react';
import { formatRupees } from '#domain/money/money.ts';
import choices from '#islands/host/Choices.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, type ReadText } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/payment.ts';
import {
  $recording,
  $recordingForm,
  closeRecording,
  type OfflineMethod,
  type Payer,
  saveRecording,
} from '#stores/host/bookings/record-payment.ts';
import styles from './RecordPayment.module.css';

/** The dialog begins with what is due in cash, which is the most common payment. */
export function RecordPayment() {
  const booking = useValue($recording);
  return booking && <PaymentForm key={booking.id} booking={booking} />;
}

function PaymentForm({ booking }: { booking: Payer }) {
  const { isBusy, problems } = useValue($recordingForm);
  const [method, setMethod] = useState<OfflineMethod>('cash');
  const send = (read: ReadText) => saveRecording({ amount: read('amount'), method, note: read('note') });
  return (
    <Dialog title={messages.title(booking.guest_name)} onClose={closeRecording} size="sheet" isBusy={isBusy}>
      <Form onSend={send}>
        <Field
          label={messages.amount}
          hint={messages.balance(formatRupees(booking.balance))}
          error={problems.form}
        >
          {(control) => (
            <input
              {...control}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={booking.due_now ?? booking.balance}
              className={styles.amount}
            />
          )}
        </Field>
        <RadioGroup
          legend={messages.method}
          choices={messages.METHODS}
          chosen={method}
          onChange={setMethod}
          className={`${choices.list} ${styles.methods}`}
        />
        <Field label={messages.note} hint={messages.noteHint}>
          {(control) => <input {...control} name="note" maxLength={200} autoComplete="off" />}
        </Field>
        <DialogActions>
          <Button type="submit" busy={isBusy}>
            {messages.record}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
