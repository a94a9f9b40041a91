import type { SubmitEvent } from 'react';
import { formatStay } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import choices from '#islands/host/Choices.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/booking-page.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';
import { $working, closeDialog } from '#stores/host/bookings/booking-acts.ts';
import { $cancelling, cancelShown, chooseRefund, type RefundChoice } from '#stores/host/bookings/cancel.ts';

/** Cancels with a refund by the terms, none, or another amount; what happens is shown before. */
export function CancelHostBooking({ booking }: { booking: WholeBooking['booking'] }) {
  const { choice, amount, preview } = useValue($cancelling);
  const { isBusy, message } = useValue($working);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void cancelShown(String(new FormData(event.currentTarget).get('reason')));
  };
  return (
    <Dialog title={messages.cancelTitle} onClose={closeDialog} size="sheet" isBusy={isBusy}>
      <p>
        <strong>{booking.guest_name}</strong>,{' '}
        {formatStay({ checkIn: booking.check_in, checkOut: booking.check_out }, true)}
      </p>
      <form className="stack" noValidate onSubmit={submit}>
        <fieldset className={`stack ${choices.list}`} data-gap="2">
          <legend>{messages.refundChoice}</legend>
          {Object.entries(messages.REFUNDS).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="refund"
                checked={choice === value}
                onChange={() => chooseRefund({ choice: value as RefundChoice })}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {choice === 'amount' && (
          <Field label={messages.refundAmount} hint={messages.atMost(formatRupees(booking.paid))}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                value={amount}
                onChange={({ target }) => chooseRefund({ amount: target.value })}
              />
            )}
          </Field>
        )}
        <p role="status">{preview}</p>
        <Field label={messages.reason}>
          {(control) => <input {...control} name="reason" maxLength={200} autoComplete="off" />}
        </Field>
        <div role="alert">
          {message && (
            <p className="notice" data-tone="danger">
              {message}
            </p>
          )}
        </div>
        <DialogActions>
          <Button kind="quiet" onClick={closeDialog}>
            {messages.keep}
          </Button>
          <Button type="submit" busy={isBusy}>
            {messages.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
