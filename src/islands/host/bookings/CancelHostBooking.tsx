import { formatStay } from '#domain/dates/calendar.ts';
import { RefundChoice } from '#islands/host/RefundChoice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/booking-page.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';
import { $dialogForm, closeDialog } from '#stores/host/bookings/booking-acts.ts';
import { $cancelling, cancelShown, chooseRefund } from '#stores/host/bookings/cancel.ts';
import { $rights } from '#stores/host/session.ts';

/** The host cancels with the refund of the terms, none, or another amount, and sees the result before. */
export function CancelHostBooking({ booking }: { booking: WholeBooking['booking'] }) {
  const { choice, amount, preview } = useValue($cancelling);
  const { refund: mayRefund } = useValue($rights);
  const { isBusy, problems } = useValue($dialogForm);
  return (
    <Dialog title={messages.cancelTitle} onClose={closeDialog} size="sheet" isBusy={isBusy}>
      <p>
        <strong>{booking.guest_name}</strong>,{' '}
        <span>{formatStay({ checkIn: booking.check_in, checkOut: booking.check_out }, true)}</span>
      </p>
      <Form gap="3" onSend={(read) => cancelShown(read('reason'))}>
        {mayRefund && (
          <RefundChoice choice={choice} amount={amount} paid={booking.paid} onChange={chooseRefund} />
        )}
        <p role="status">{preview}</p>
        <Field label={messages.reason}>
          {(control) => <input {...control} name="reason" maxLength={200} autoComplete="off" />}
        </Field>
        <FormProblem>{problems.form}</FormProblem>
        <DialogActions>
          <Button kind="quiet" onClick={closeDialog}>
            {messages.keep}
          </Button>
          <Button type="submit" busy={isBusy}>
            {messages.cancel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
