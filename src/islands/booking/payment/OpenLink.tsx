import { formatInstant } from '#domain/dates/instant.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/pay-host.ts';
import { $linkForm, mailLinkAgain } from '#stores/payment/pay-host.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';

interface Props {
  reservation: BookedStay;
  /** The address of the mail, if this browser knows it. */
  email?: string | undefined;
}

/** Asks a guest whose mailbox is not proven to open the mailed link, which sends the request to the host. */
export function OpenLink({ reservation, email }: Props) {
  const { isBusy, problems } = useValue($linkForm);
  const { id, hold_expires_at: until } = reservation;
  return (
    <>
      <p className="notice" data-tone="warning">
        {[messages.openLink(email), until && messages.heldUntil(formatInstant(new Date(until)))]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Button className="no-print" kind="quiet" busy={isBusy} onClick={() => void mailLinkAgain(id)}>
        {messages.sendAgain}
      </Button>
      {problems.form && (
        <p className="notice" data-tone="danger" role="alert">
          {problems.form}
        </p>
      )}
    </>
  );
}
