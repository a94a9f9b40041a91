import { Drawing } from '#islands/host/Drawing.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/booking-page.ts';
import * as host from '#messages/host/desk.ts';
import * as papers from '#messages/host/papers/booking-papers.ts';
import { add as addCharge } from '#messages/host/papers/charges.ts';
import { today } from '#stores/browser/today.ts';
import { $acting, type Act, checkInRoom, undo } from '#stores/host/bookings/act.ts';
import { $booking, reloadBooking, type WholeBooking } from '#stores/host/bookings/booking.ts';
import { accept, makePaymentLink, openDialog, resend } from '#stores/host/bookings/booking-acts.ts';
import { openCancel } from '#stores/host/bookings/cancel.ts';
import { openCharge } from '#stores/host/bookings/charges.ts';
import { openCheckIn } from '#stores/host/bookings/check-in.ts';
import { openEnd } from '#stores/host/bookings/end-stay.ts';
import { openMove } from '#stores/host/bookings/move.ts';
import { openRecording } from '#stores/host/bookings/record-payment.ts';
import { canRefundAll } from '#stores/host/bookings/refund.ts';
import { $rights } from '#stores/host/session.ts';
import styles from './Booking.module.css';

type HostBooking = WholeBooking['booking'];

/** The acts that the booking allows now. A booking of another site must be changed on that site. */
export function BookingActs({ booking }: { booking: HostBooking }) {
  const isBusy = useValue($acting).has(booking.id);
  const rights = useValue($rights);
  const mayCancel = rights.cancel;
  const shown = useValue($booking);
  const { status, balance, email, source } = booking;
  const isOurs = source !== 'channel';
  const isOpen = isOurs && (status === 'confirmed' || status === 'no_show' || status === 'held');
  const isConfirmed = isOurs && status === 'confirmed';
  const isRequest = booking.awaits_host === true;
  return (
    <section className={`row ${styles.acts}`} aria-label={messages.acts}>
      <StayActs booking={booking} />
      {isRequest && (
        <>
          {booking.due_now !== undefined && (
            <Button kind="quiet" busy={isBusy} onClick={() => openRecording(booking, reloadBooking)}>
              <Drawing of="payment" />
              {host.recordPayment}
            </Button>
          )}
          <Button busy={isBusy} onClick={() => void accept()}>
            <Drawing of="accept" />
            {host.accept}
          </Button>
          {mayCancel && (
            <Button kind="quiet" onClick={() => openDialog({ name: 'decline' })}>
              {messages.decline}
            </Button>
          )}
        </>
      )}
      {isOpen && !isRequest && balance > 0 && (
        <>
          <Button kind="quiet" busy={isBusy} onClick={() => openRecording(booking, reloadBooking)}>
            <Drawing of="payment" />
            {host.recordPayment}
          </Button>
          {booking.check_out >= today() && (
            <Button kind="quiet" busy={isBusy} onClick={() => void makePaymentLink()}>
              {messages.sendPaymentLink}
            </Button>
          )}
        </>
      )}
      {isConfirmed && (
        <>
          <Button kind="quiet" busy={isBusy} onClick={openCharge}>
            {addCharge}
          </Button>
          <Button kind="quiet" onClick={() => openMove()}>
            {messages.move}
          </Button>
        </>
      )}
      <Button kind="quiet" onClick={() => openDialog({ name: 'note' })}>
        {messages.addNote}
      </Button>
      {isConfirmed && email && (
        <Button kind="plain" busy={isBusy} onClick={() => void resend()}>
          {messages.resend}
        </Button>
      )}
      <PaperActs booking={booking} />
      {shown.state === 'ready' && canRefundAll(shown.whole, rights) && (
        <Button kind="plain" onClick={() => openDialog({ name: 'full-refund' })}>
          {status === 'cancelled' ? messages.refundAnyway : messages.declineRefund}
        </Button>
      )}
      {isOpen && !isRequest && (mayCancel || status === 'held') && (
        <Button kind="plain" onClick={openCancel}>
          {messages.cancel}
        </Button>
      )}
    </section>
  );
}

/** Opens the papers of a booking. Without any, the page itself is printed. */
function PaperActs({ booking }: { booking: HostBooking }) {
  const busy = useValue($acting).has(booking.id);
  const { status, source } = booking;
  if (source === 'channel' || status === 'held' || status === 'expired') {
    return (
      <Button kind="plain" onClick={() => print()}>
        {messages.print}
      </Button>
    );
  }
  const loadPapers = () => import('#stores/host/papers/booking-papers.ts');
  return (
    <>
      <Button kind="plain" busy={busy} onClick={async () => (await loadPapers()).openInvoice(booking)}>
        {papers.invoice}
      </Button>
      <Button kind="plain" busy={busy} onClick={async () => (await loadPapers()).openReceipt(booking)}>
        {papers.receipt}
      </Button>
      <Button
        kind="plain"
        onClick={async () => {
          const file = await (await loadPapers()).cardFile(booking.id);
          if (file) saveFile(file);
        }}
      >
        {papers.card}
      </Button>
    </>
  );
}

/** The acts of the stay are shown from the day of arrival on. Each one can be undone. */
function StayActs({ booking }: { booking: HostBooking }) {
  const busy = useValue($acting).has(booking.id);
  const { status, check_in, checked_in_at, checked_out_at } = booking;
  const isMissing = status === 'no_show';
  if ((status !== 'confirmed' && !isMissing) || check_in > today()) return null;
  const takeBack = (verb: Act) => () => void undo(verb, booking, reloadBooking);
  if (checked_out_at) {
    return (
      <Button kind="plain" busy={busy} onClick={takeBack('check-out')}>
        {messages.undoCheckOut}
      </Button>
    );
  }
  if (checked_in_at) {
    // A second tap on "Check in" must not fall on "Check out".
    return (
      <>
        <Button kind="plain" busy={busy} onClick={takeBack('check-in')}>
          {messages.undoCheckIn}
        </Button>
        <RoomsToCome booking={booking} />
        <Button busy={busy} onClick={() => openEnd('check-out', booking, reloadBooking)}>
          <Drawing of="checkOut" />
          {host.checkOut}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button busy={busy} onClick={() => openCheckIn(booking, reloadBooking)}>
        <Drawing of="checkIn" />
        {host.checkIn}
      </Button>
      <Button
        kind="plain"
        busy={busy}
        onClick={isMissing ? takeBack('no-show') : () => openEnd('no-show', booking, reloadBooking)}
      >
        {isMissing ? messages.undoNoShow : host.noShow}
      </Button>
      <RoomsToCome booking={booking} />
    </>
  );
}

/** The families of one booking may come at different times. */
function RoomsToCome({ booking }: { booking: HostBooking }) {
  const busy = useValue($acting).has(booking.id);
  const { rooms, rooms_to_come, checked_in_at } = booking;
  const toCome = checked_in_at ? rooms.filter(({ id }) => rooms_to_come?.includes(id)) : rooms;
  if (rooms.length < 2 || toCome.length === 0) return null;
  return (
    <details open={checked_in_at !== null}>
      <summary>{messages.roomByRoom}</summary>
      <div className="row">
        {toCome.map((room) => (
          <Button
            key={room.id}
            kind="quiet"
            size="s"
            busy={busy}
            onClick={() => void checkInRoom(booking, room, reloadBooking)}
          >
            {messages.checkInRoom(room.name)}
          </Button>
        ))}
      </div>
    </details>
  );
}
