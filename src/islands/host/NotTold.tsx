import type { BookingLine } from '#contract/host/booking-line.ts';
import { clockTime } from '#domain/dates/instant.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/booking-page.ts';
import { UNDO } from '#messages/host/today.ts';
import { $acting } from '#stores/host/bookings/act.ts';
import { tellGuest, undoTold } from '#stores/host/bookings/told.ts';

interface Props {
  booking: BookingLine;
  reload: () => Promise<boolean>;
}

export const isToTell = ({ not_told, told_by_host }: BookingLine) => not_told || told_by_host !== null;

/** What no mail has told the guest, and the ways in which the host can tell it. */
export function NotTold({ booking, reload }: Props) {
  const isBusy = useValue($acting).has(booking.id);
  const { not_told, not_told_whatsapp_url: chat, told_by_host: told } = booking;
  if (!isToTell(booking)) return null;
  return (
    <p className="row" data-gap="2">
      <span className="chip" data-tone={not_told ? 'gold' : undefined}>
        {told ? messages.TOLD[told.how](clockTime(new Date(told.at))) : messages.notTold}
      </span>
      {chat && (
        <a
          className="button"
          data-kind="quiet"
          data-size="s"
          href={chat}
          target="_blank"
          rel="noreferrer"
          onClick={() => void tellGuest(booking, 'whatsapp', reload)}
        >
          {messages.whatsApp}
        </a>
      )}
      <Button
        kind="plain"
        size="s"
        busy={isBusy}
        onClick={() => void (told ? undoTold(booking, reload) : tellGuest(booking, 'said', reload))}
      >
        {told ? UNDO : messages.told}
      </Button>
    </p>
  );
}
