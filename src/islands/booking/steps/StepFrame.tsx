import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { formatRupees } from '#domain/money/money.ts';
import styles from '#islands/booking/Booking.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { WithAside } from '#islands/ui/WithAside.tsx';
import { total as totalLabel, yourBooking } from '#messages/booking/bill.ts';
import { $totals } from '#stores/booking/quote.ts';
import { Summary } from './Summary.tsx';

interface Props {
  title: string;
  action: string;
  onSubmit: () => void;
  children: ReactNode;
  disabled?: boolean;
  busy?: boolean;
  /** A line above the button that continues; it is always in view. */
  note?: ReactNode;
  back: ReactNode;
}

const FORM = 'booking-step';

/** Ignores the second click of a double click, as the next step's button is in the same place. */
const onlyOnce = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** Shows a step: its form, the bill beside it, and the button that continues, always in view. */
export function StepFrame({ title, action, onSubmit, children, disabled, busy, note, back }: Props) {
  const { total } = useValue($totals, $totals.get());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const bar = (
    <>
      {note && <p className={styles.barNote}>{note}</p>}
      <p className={styles.barTotal}>
        <span className="soft">{totalLabel}</span> <strong>{formatRupees(total)}</strong>
      </p>
      <Button type="submit" form={FORM} disabled={disabled ?? false} busy={busy ?? false} onClick={onlyOnce}>
        {action}
      </Button>
    </>
  );
  return (
    <WithAside label={yourBooking} aside={<Summary />} bar={bar}>
      <form id={FORM} className="stack" data-gap="5" noValidate onSubmit={submit}>
        <StepHeading>{title}</StepHeading>
        {children}
        <div className={styles.backRow}>{back}</div>
      </form>
    </WithAside>
  );
}
