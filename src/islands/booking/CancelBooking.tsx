import { formatRupees } from '#domain/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { cancelLabel, cancelQuestion, cancelTitle, keepLabel } from '#messages/cancellation.ts';
import {
  $cancellation,
  askToCancel,
  cancelBooking,
  NOT_CANCELLING,
  stopCancelling,
} from '#stores/booking/cancellation.ts';

/** Cancels a booking after confirmation, with the refund and its deadline. */
export function CancelBooking() {
  const asked = useValue($cancellation, NOT_CANCELLING);
  return (
    <>
      <Button kind="plain" onClick={askToCancel}>
        {cancelLabel}
      </Button>
      {(asked.state === 'asked' || asked.state === 'sending') && (
        <Dialog title={cancelTitle} onClose={stopCancelling} isBusy={asked.state === 'sending'}>
          <p>{cancelQuestion(asked.refund > 0 ? formatRupees(asked.refund) : undefined, asked.until)}</p>
          <div role="alert">
            {asked.state === 'asked' && asked.message && (
              <p className="notice" data-tone="danger">
                {asked.message}
              </p>
            )}
          </div>
          <DialogActions>
            <Button kind="quiet" onClick={stopCancelling} disabled={asked.state === 'sending'}>
              {keepLabel}
            </Button>
            <Button busy={asked.state === 'sending'} onClick={() => void cancelBooking()}>
              {cancelLabel}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
