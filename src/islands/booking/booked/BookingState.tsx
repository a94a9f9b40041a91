import { lazy, Suspense, useEffect, useRef } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { cancelled, refundByHand, refundOnItsWay, wasRefunded } from '#messages/booking/cancellation.ts';
import { expired, notAnswered, notPaidYet } from '#messages/booking/my-booking.ts';
import { declined, linkStillOpens, requestOver } from '#messages/booking/pay-host.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $cancellation } from '#stores/booking/cancellation.ts';
import { canStillPay } from '#stores/booking/guest-acts.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';

/** Only a request that the host has to confirm needs this. */
const HostConfirms = lazy(async () => ({
  default: (await import('#islands/booking/payment/HostConfirms.tsx')).HostConfirms,
}));
/** Only a house without a gateway needs these. */
const PayHost = lazy(async () => ({
  default: (await import('#islands/booking/payment/PayHost.tsx')).PayHost,
}));
const UpiPayment = lazy(async () => ({
  default: (await import('#islands/booking/payment/UpiPayment.tsx')).UpiPayment,
}));

/** Shows why a booking is not confirmed, and what its guest has to do. */
export function BookingState({ reservation }: { reservation: BookedStay }) {
  switch (reservation.status) {
    case 'Pending Payment':
      if (reservation.awaits_host || reservation.pay_at_property)
        return (
          <Suspense>
            {reservation.pay_at_property ? (
              <PayHost reservation={reservation} />
            ) : (
              <HostConfirms reservation={reservation} />
            )}
          </Suspense>
        );
      return (
        <>
          <p className="notice" data-tone="warning">
            {notPaidYet}
          </p>
          <a className="button no-print" href={pagePath(`/payment?reservation=${reservation.id}`)}>
            {buttons.completePayment}
          </a>
        </>
      );
    case 'Expired':
      return (
        <p className="notice" data-tone="warning">
          {expiredText(reservation)}
        </p>
      );
    case 'Cancelled':
      return <Cancelled reservation={reservation} />;
    default:
      if (!reservation.pay_at_property?.amount || !canStillPay(reservation)) return null;
      return (
        <Suspense>
          <UpiPayment reservation={reservation} />
        </Suspense>
      );
  }
}

function expiredText({ awaits_link, pay_at_property, unanswered, rooms }: BookedStay): string {
  if (awaits_link) return linkStillOpens;
  if (pay_at_property) return requestOver;
  return unanswered ? notAnswered(rooms.length) : expired;
}

/** Says that the booking is cancelled. If that has just happened, the text scrolls into view and takes the focus. */
function Cancelled({ reservation }: { reservation: BookedStay }) {
  const { refunded_amount, refund_pending, pay_at_property, cancelled_by, files } = reservation;
  const onItsWay = pay_at_property ? refundByHand : refundOnItsWay;
  const refund = (refund_pending ? onItsWay : wasRefunded)(formatRupees(refunded_amount));
  // A request that was never confirmed has no invoice.
  const isDeclined = pay_at_property && cancelled_by === 'host' && !files?.invoice;
  const what = isDeclined ? declined : cancelled;
  const element = useRef<HTMLParagraphElement>(null);
  const isNew = useValue($cancellation).state === 'done';
  useEffect(() => {
    if (!isNew) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <p ref={element} className="notice" data-tone="info" role="status" tabIndex={-1}>
      {refunded_amount > 0 ? `${what} ${refund}` : what}
    </p>
  );
}
