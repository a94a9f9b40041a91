import { Button } from '#islands/ui/Button.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import { addToCalendar } from '#messages/booking/booking-facts.ts';
import { calendarFile } from '#stores/booking/calendar-file.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';

interface Props {
  reservation: BookedStay;
  /** True if the page has another primary button. */
  isQuiet?: boolean;
}

export function AddToCalendar({ reservation, isQuiet }: Props) {
  return (
    <Button kind={isQuiet ? 'quiet' : 'loud'} onClick={() => saveFile(calendarFile(reservation))}>
      {addToCalendar}
    </Button>
  );
}
