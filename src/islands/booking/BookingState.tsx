import { lazy, Suspense, useEffect, useRef } from 'react';
import { formatRupees } from '#domain/money/money.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { cancelled, refundOnItsWay, wasRefunded } from '#messages/booking/cancellation.ts';
import { expired, notPaidYet } from '#messages/booking/my-booking.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $cancellation } from '#stores/booking/cancellation.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';

/** Only a request that the host has to confirm needs this. */
const HostConfirms = lazy(async () => ({ default: (await import('./HostConfirms.tsx')).HostConfirms }));

/** Shows why a booking is not confirmed, and what its guest has to do. */
export function BookingState({ reservation }: { reservation: BookedStay }) {
  switch (reservation.status) {
    case 'Pending Payment':
      if (reservation.awaits_host)
        return (
          <Suspense>
            <HostConfirms reservation={reservation} />
          </Suspense>
        );
      return (
        <>
          <p className="notice" data-tone="warning">
            {notPaidYet}
          </p>
          <a className="button no-print" href={`/payment?reservation=${reservation.id}`}>
            {buttons.completePayment}
          </a>
        </>
      );
    case 'Expired':
      return (
        <p className="notice" data-tone="warning">
          {expired}
        </p>
      );
    case 'Cancelled':
      return <Cancelled reservation={reservation} />;
    default:
      return null;
  }
}

/** Says that the booking is cancelled. If that has just happened, the text scrolls into view and takes the focus. */
function Cancelled({ reservation }: { reservation: BookedStay }) {
  const { refunded_amount, refund_pending } = reservation;
  const refund = (refund_pending ? refundOnItsWay : wasRefunded)(formatRupees(refunded_amount));
  const element = useRef<HTMLParagraphElement>(null);
  const isNew = useValue($cancellation).state === 'done';
  useEffect(() => {
    if (!isNew) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <p ref={element} className="notice" data-tone="info" role="status" tabIndex={-1}>
      {refunded_amount > 0 ? `${cancelled} ${refund}` : cancelled}
    </p>
  );
}
