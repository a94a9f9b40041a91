import { settle } from '#messages/host-today.ts';
import type { WholeBooking } from '#stores/host/booking.ts';
import { useChannelsPage } from './use-channels-page.ts';

/** What can't wait about a booking, such as nights sold twice. */
export function BookingAlarm({ alarm }: { alarm: WholeBooking['alarms'][number] }) {
  const page = useChannelsPage(alarm);
  return (
    <p className="notice" data-tone="danger">
      {alarm.text} {page && <a href={page}>{settle}</a>}
    </p>
  );
}
