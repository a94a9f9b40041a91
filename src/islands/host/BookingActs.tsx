import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as host from '#messages/host.ts';
import * as messages from '#messages/host-booking-page.ts';
import { today } from '#stores/browser/today.ts';
import { $acting, type Act, act } from '#stores/host/act.ts';
import { loadBooking, type WholeBooking } from '#stores/host/booking.ts';
import { $working, IDLE, makePaymentLink, openDialog, resend } from '#stores/host/booking-acts.ts';
import { openCancel } from '#stores/host/cancel.ts';
import { openMove } from '#stores/host/move.ts';
import { openRecording } from '#stores/host/record-payment.ts';
import styles from './Booking.module.css';

const NOBODY: ReadonlySet<number> = new Set();

type HostBooking = WholeBooking['booking'];

/** The acts that the booking allows now; the next one is loud. */
export function BookingActs({ booking }: { booking: HostBooking }) {
  const { isBusy } = useValue($working, IDLE);
  const { status, balance, email } = booking;
  const isOpen = status === 'confirmed' || status === 'no_show' || status === 'held';
  const isConfirmed = status === 'confirmed';
  return (
    <section className={styles.acts} aria-label={messages.acts}>
      <StayActs booking={booking} />
      {isOpen && balance > 0 && (
        <>
          <Button kind="quiet" onClick={() => openRecording(booking)}>
            {host.recordPayment}
          </Button>
          <Button kind="quiet" busy={isBusy} onClick={() => void makePaymentLink()}>
            {messages.sendPaymentLink}
          </Button>
        </>
      )}
      {isConfirmed && (
        <Button kind="quiet" onClick={openMove}>
          {messages.move}
        </Button>
      )}
      <Button kind="quiet" onClick={() => openDialog({ name: 'note' })}>
        {messages.addNote}
      </Button>
      {isConfirmed && email && (
        <Button kind="plain" busy={isBusy} onClick={() => void resend()}>
          {messages.resend}
        </Button>
      )}
      <Button kind="plain" onClick={() => print()}>
        {messages.print}
      </Button>
      {isOpen && (
        <Button kind="plain" onClick={openCancel}>
          {messages.cancel}
        </Button>
      )}
    </section>
  );
}

async function actAndLoad(verb: Act, booking: HostBooking): Promise<void> {
  if (await act(verb, booking)) await loadBooking();
}

/** Check in, check out, no-show: from the day of arrival on. */
function StayActs({ booking }: { booking: HostBooking }) {
  const busy = useValue($acting, NOBODY).has(booking.id);
  if (booking.status !== 'confirmed' || booking.check_in > today()) return null;
  if (booking.checked_out_at) return null;
  if (booking.checked_in_at) {
    return (
      <Button busy={busy} onClick={() => void actAndLoad('check-out', booking)}>
        {host.checkOut}
      </Button>
    );
  }
  return (
    <>
      <Button busy={busy} onClick={() => void actAndLoad('check-in', booking)}>
        {host.checkIn}
      </Button>
      <Button kind="plain" busy={busy} onClick={() => void actAndLoad('no-show', booking)}>
        {host.noShow}
      </Button>
    </>
  );
}
