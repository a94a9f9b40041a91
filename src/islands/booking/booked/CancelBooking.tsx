import { formatStay } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/cancellation.ts';
import { $cancellation, askToCancel, cancelBooking, stopCancelling } from '#stores/booking/cancellation.ts';
import { actsOf } from '#stores/booking/guest-acts.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';

/**
 * Lets the guest cancel a booking after a question, which names the refund and its deadline; from check-in time on, say
 * that they don't come.
 */
export function CancelBooking({ reservation }: { reservation: BookedStay }) {
  const { check_in: checkIn, check_out: checkOut, property, rooms } = reservation;
  const cancellation = useValue($cancellation);
  const isNoShow = actsOf(reservation).canSayNotComing;
  return (
    <>
      <Button kind="plain" onClick={askToCancel}>
        {isNoShow ? messages.notComing : messages.cancelLabel}
      </Button>
      {(cancellation.state === 'asked' || cancellation.state === 'sending') && (
        <Dialog
          title={isNoShow ? messages.notComingTitle : messages.cancelTitle}
          onClose={stopCancelling}
          isBusy={cancellation.state === 'sending'}
        >
          <p>
            <strong>{property}</strong>
            <br />
            <span>{formatStay({ checkIn, checkOut }, true)}</span>
          </p>
          <p>
            {isNoShow
              ? messages.notComingQuestion(rooms.length)
              : messages.cancelQuestion(
                  cancellation.refund > 0 ? formatRupees(cancellation.refund) : undefined,
                  cancellation.until,
                  rooms.length,
                )}
          </p>
          <div role="alert">
            {cancellation.state === 'asked' && cancellation.message && (
              <p className="notice" data-tone="danger">
                {cancellation.message}
              </p>
            )}
          </div>
          <DialogActions>
            <Button kind="quiet" onClick={stopCancelling} disabled={cancellation.state === 'sending'}>
              {messages.keepLabel}
            </Button>
            <Button busy={cancellation.state === 'sending'} onClick={() => void cancelBooking()}>
              {isNoShow ? messages.tellHost : messages.cancelLabel}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
