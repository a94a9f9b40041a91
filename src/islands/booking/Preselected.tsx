import { formatRupees } from '#domain/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { andFocusHeading } from '#islands/ui/focus-heading.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { breakfastAdded, removeBreakfast } from '#messages/booking.ts';
import { $draft, $totals, chooseService } from '#stores/draft.ts';

/** The short checkout has no Add-ons step: the preselected breakfast is said here, and removed in one press. */
export function Preselected() {
  const { selectedServices } = useValue($draft, $draft.get());
  const { breakfast } = useValue($totals, $totals.get());
  if (!selectedServices.breakfast || breakfast === 0) return null;
  return (
    <p className="notice">
      {breakfastAdded(formatRupees(breakfast))}{' '}
      <Button kind="plain" size="s" onClick={andFocusHeading(() => chooseService('breakfast', false))}>
        {removeBreakfast}
      </Button>
    </p>
  );
}
