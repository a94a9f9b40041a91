import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { checkIn } from '#messages/host/desk.ts';
import * as messages from '#messages/host/register/ids.ts';
import { $checkIn, closeCheckIn, confirmCheckIn } from '#stores/host/bookings/check-in.ts';

/** Asks whether the IDs were seen, before guests are checked in. It may stay unanswered. */
export function CheckIn() {
  const asked = useValue($checkIn, undefined);
  if (!asked) return null;
  const { booking } = asked;
  return (
    <Dialog title={messages.checkInTitle(booking.guest_name)} onClose={closeCheckIn} size="sheet">
      <Form gap="3" onSend={(read) => confirmCheckIn(read('id-seen') !== '')}>
        {booking.ids && (
          <p>
            <span>{messages.IDS[booking.ids]}</span>{' '}
            {booking.ids === 'missing' && (
              <a className="tap" href={pagePath(`/host/bookings/${booking.id}#travellers`)}>
                {messages.enter}
              </a>
            )}
          </p>
        )}
        <label className="row">
          <input type="checkbox" name="id-seen" />
          <span>{messages.idSeen}</span>
        </label>
        <p className="soft">{messages.idSeenHint}</p>
        <DialogActions>
          <Button type="submit">{checkIn}</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
