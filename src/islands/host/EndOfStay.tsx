import { formatRupees } from '#domain/money/money.ts';
import choices from '#islands/host/Choices.module.css';
import { RefundChoice } from '#islands/host/RefundChoice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/booking-page.ts';
import * as host from '#messages/host/desk.ts';
import {
  $endForm,
  $endOfStay,
  asksOfNights,
  asksOfRefund,
  changeEnd,
  closeEnd,
  confirmEnd,
  type EndOfStay as End,
  leavesNights,
} from '#stores/host/bookings/end-stay.ts';
import { openRecording } from '#stores/host/bookings/record-payment.ts';

const ACTIONS = { 'check-out': host.checkOut, 'no-show': host.noShow } as const;

/** Asks about money that is due, nights that are left and money that goes back, before a stay ends. */
export function EndOfStay({ reload }: { reload: () => Promise<boolean> }) {
  const end = useValue($endOfStay);
  return end && <Questions end={end} reload={reload} />;
}

function Questions({ end, reload }: { end: End; reload: () => Promise<boolean> }) {
  const { isBusy, problems } = useValue($endForm);
  const { ending, booking, nights, refund, amount, preview } = end;
  const isDue = ending === 'check-out' && booking.balance > 0;
  const record = () => {
    closeEnd();
    openRecording(booking, reload);
  };
  return (
    <Dialog
      title={messages.END_TITLES[ending](booking.guest_name)}
      onClose={closeEnd}
      size="sheet"
      isBusy={isBusy}
    >
      <Form gap="3" onSend={confirmEnd}>
        {isDue && (
          <p className="notice" data-tone="warning">
            <strong>{messages.isDue(formatRupees(booking.balance))}</strong>
          </p>
        )}
        {asksOfNights(end) && (
          <>
            {leavesNights(end) && (
              <RadioGroup
                legend={messages.freeNights}
                choices={messages.FREE_NIGHTS}
                chosen={nights}
                onChange={(next) => void changeEnd({ nights: next })}
                className={choices.list}
              />
            )}
            {asksOfRefund(end) && (
              <RefundChoice
                choice={refund}
                amount={amount}
                paid={booking.paid}
                onChange={({ choice = refund, amount: next = amount }) =>
                  void changeEnd({ refund: choice, amount: next })
                }
              />
            )}
          </>
        )}
        <p role="status">{preview}</p>
        <FormProblem>{problems.form}</FormProblem>
        <DialogActions>
          {isDue && <Button onClick={record}>{host.recordPayment}</Button>}
          <Button type="submit" kind={isDue ? 'quiet' : 'loud'} busy={isBusy}>
            {isDue ? messages.anyway : ACTIONS[ending]}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
