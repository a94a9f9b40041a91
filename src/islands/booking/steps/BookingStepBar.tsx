import { useEffect } from 'react';
import { STEPS, type StepId, stepItems, stepOf } from '#domain/booking/booking-steps.ts';
import { pagePath } from '#domain/language/page-path.ts';
import styles from '#islands/booking/Booking.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { StepBar } from '#islands/ui/StepBar.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { bookingSteps } from '#messages/booking/booking.ts';
import { back as backLabel } from '#messages/site/buttons.ts';
import { $step, $stepsOpen, goToStep } from '#stores/booking/steps.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import { type Flow, pageOf, titlesOf } from './flow.ts';
import { useNothingToBook } from './use-nothing-to-book.ts';

interface Props {
  flow: Flow;
  first: StepId;
}

/** Shows the five steps, with a back arrow on a room's page. */
export function BookingStepBar({ flow, first }: Props) {
  const chosen = useValue($step, first);
  const isOpen = useValue($stepsOpen);
  const isEmpty = useNothingToBook(chosen);
  // If no rooms are chosen, no step is completed.
  const step = isOpen && isEmpty ? STEPS.rooms : chosen;
  const isPaid = useValue($payments.booking, IDLE).state === 'done';
  const select = (id: number) => {
    const target = stepOf(id);
    if (!target || target === step) return;
    if (flow === 'checkout') location.assign(pageOf(target));
    else goToStep(target);
  };
  // Earlier steps can be selected until the booking is paid.
  const canSelect = (id: number) => step !== STEPS.confirmation && id < step;
  const isCheckout = isOpen && !isEmpty && step > STEPS.rooms && step < STEPS.confirmation;
  // Header and footer show less while a guest pays.
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-checkout', isCheckout);
    return () => root.removeAttribute('data-checkout');
  }, [isCheckout]);
  // A script has set this for the time before the step is known.
  useEffect(() => {
    if (isOpen) document.documentElement.removeAttribute('data-in-steps');
  }, [isOpen]);
  // A room's page shows its photos first, until the guest continues.
  const quiet = flow === 'room' && step === STEPS.rooms;
  const back = step === STEPS.rooms ? styles.back : styles.noBack;
  return (
    <div className={`no-print ${styles.stepBar}`} data-steps data-quiet={quiet || undefined}>
      {flow === 'room' && (
        <Button kind="plain" size="s" className={back ?? ''} onClick={leave}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M19 12H5m6-7l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          {backLabel}
        </Button>
      )}
      <nav aria-label={bookingSteps}>
        <StepBar
          steps={stepItems(titlesOf(flow), step, isPaid)}
          onSelect={select}
          canSelect={canSelect}
          quiet={quiet}
        />
      </nav>
    </div>
  );
}

/** Opens the previous page. The button is hidden if the room was opened by a link. */
function leave(): void {
  if (history.length > 1) history.back();
  else location.assign(pagePath('/rooms'));
}
