import type { BookingLine } from '#contract/host/booking-line.ts';
import { Drawing } from '#islands/host/Drawing.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/desk.ts';
import { $acting, acceptFromToday } from '#stores/host/bookings/act.ts';
import { openCheckIn } from '#stores/host/bookings/check-in.ts';
import { openEnd } from '#stores/host/bookings/end-stay.ts';
import { openRecording } from '#stores/host/bookings/record-payment.ts';
import { reloadDay } from '#stores/host/today/today.ts';

interface Props {
  booking: BookingLine;
  disabled: boolean;
}

export function AcceptAct({ id, disabled }: { id: number | null; disabled: boolean }) {
  const acting = useValue($acting);
  if (id === null) return null;
  return (
    <Button size="s" disabled={disabled} busy={acting.has(id)} onClick={() => void acceptFromToday(id)}>
      <Drawing of="accept" />
      {messages.accept}
    </Button>
  );
}

export function ArrivalActs({ booking, disabled }: Props) {
  const isActing = useValue($acting).has(booking.id);
  const isHere = booking.checked_in_at !== null;
  const isExpected = (!isHere || booking.rooms_to_come) && booking.status === 'confirmed';
  return (
    <>
      {isExpected && (
        <Button size="s" disabled={disabled} busy={isActing} onClick={() => openCheckIn(booking, reloadDay)}>
          <Drawing of="checkIn" />
          {messages.checkIn}
        </Button>
      )}
      <PaymentAct booking={booking} disabled={disabled} isNext={isHere} />
    </>
  );
}

/** The payment is offered first, because guests pay the balance before they leave. */
export function DepartureActs({ booking, disabled, isEarly = false }: Props & { isEarly?: boolean }) {
  const isActing = useValue($acting).has(booking.id);
  const owes = booking.balance > 0;
  return (
    <>
      {!isEarly && <PaymentAct booking={booking} disabled={disabled} isNext />}
      {booking.checked_out_at === null && (
        <Button
          size="s"
          kind={owes || isEarly ? 'quiet' : 'loud'}
          disabled={disabled}
          busy={isActing}
          onClick={() => openEnd('check-out', booking, reloadDay)}
        >
          <Drawing of="checkOut" />
          {messages.checkOut}
        </Button>
      )}
    </>
  );
}

export function PaymentAct({ booking, disabled, isNext = false }: Props & { isNext?: boolean }) {
  const isActing = useValue($acting).has(booking.id);
  if (booking.balance === 0) return null;
  return (
    <Button
      size="s"
      busy={isActing}
      kind={isNext ? 'loud' : 'quiet'}
      disabled={disabled}
      onClick={() => openRecording(booking, reloadDay)}
    >
      <Drawing of="payment" />
      {messages.recordPayment}
    </Button>
  );
}
