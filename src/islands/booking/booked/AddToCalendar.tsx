import { FileLink } from '#islands/ui/FileLink.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { addToCalendar } from '#messages/booking/booking-facts.ts';
import { $renewedFiles, followCalendarFile, linksOf } from '#stores/booking/booking-files.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';

interface Props {
  reservation: BookedStay;
  /** True if the page has another primary button. */
  isQuiet?: boolean;
}

export function AddToCalendar({ reservation, isQuiet }: Props) {
  const { calendar } = linksOf(reservation, useValue($renewedFiles));
  return (
    <FileLink
      kind={isQuiet ? 'quiet' : 'loud'}
      href={calendar}
      follow={(href) => followCalendarFile(reservation, href)}
    >
      {addToCalendar}
    </FileLink>
  );
}
