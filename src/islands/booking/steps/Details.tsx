import { lazy, Suspense, useRef, useState } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import type { CheckedField } from '#domain/party/guest-details.ts';
import { DoorNotes } from '#islands/booking/ArrivalNotes.tsx';
import styles from '#islands/booking/Booking.module.css';
import type { Contact } from '#islands/booking/contact.ts';
import { Button } from '#islands/ui/Button.tsx';
import { andFocusHeading } from '#islands/ui/focus-heading.ts';
import { EMAIL_INPUT } from '#islands/ui/form/email-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { LegalNote } from '#islands/ui/form/LegalNote.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import {
  breakfastAdded,
  continueToPayment,
  removeBreakfast,
  yourDetails,
} from '#messages/booking/booking.ts';
import { needed } from '#messages/booking/company.ts';
import * as messages from '#messages/booking/guest-details.ts';
import { back } from '#messages/site/buttons.ts';
import { agreeBooking } from '#messages/site/legal.ts';
import {
  $areDetailsRight,
  $detailsProblems,
  $draft,
  chooseService,
  needCompany,
  typeDetail,
} from '#stores/booking/draft.ts';
import { $totals } from '#stores/booking/quote.ts';
import { continueFromDetails } from '#stores/checkout/flow.ts';
import { BackButton } from './BackButton.tsx';
import type { Flow } from './flow.ts';
import { HostNoteFields } from './HostNoteFields.tsx';
import { Residence } from './Residence.tsx';
import { StepFrame } from './StepFrame.tsx';

const BilledCompany = lazy(async () => ({ default: (await import('./BilledCompany.tsx')).BilledCompany }));

const FIELDS = [
  { field: 'name', label: messages.name, hint: messages.nameHint, input: { autoComplete: 'name' } },
  {
    field: 'email',
    label: messages.email,
    hint: undefined,
    input: { ...EMAIL_INPUT, autoComplete: 'email' },
  },
  { field: 'phone', label: messages.phone, hint: undefined, input: { type: 'tel', autoComplete: 'tel' } },
] as const;

/**
 * Shows step 3, the guest's details. Errors appear beside the fields after the first submit; the first one gets the
 * focus.
 */
export function Details({ flow, contact }: { flow: Flow; contact: Contact }) {
  const { userDetails: details } = useValue($draft, $draft.get());
  const problems = useValue($detailsProblems, {});
  const areRight = useValue($areDetailsRight, true);
  const [isSubmitted, setSubmitted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const errorOf = (field: CheckedField) => {
    const problem = problems[field];
    return isSubmitted && problem ? messages.detailSentence(field, problem) : undefined;
  };
  const submit = () => {
    if (flow === 'checkout' && areRight) return location.assign(pagePath('/payment'));
    if (flow !== 'checkout' && continueFromDetails()) return;
    setSubmitted(true);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <StepFrame
      title={flow === 'checkout' ? messages.checkoutDetails : yourDetails}
      action={continueToPayment}
      onSubmit={submit}
      back={
        flow === 'checkout' ? (
          <a className="button" data-kind="plain" href={pagePath('/booking')}>
            {back}
          </a>
        ) : (
          <BackButton />
        )
      }
    >
      {flow === 'checkout' && <Preselected />}
      <div ref={box} className={`stack ${styles.fields}`} data-gap="4">
        {FIELDS.map(({ field, label, hint, input }) => (
          <Field key={field} label={label} hint={hint} error={errorOf(field)}>
            {(control) => (
              <input
                {...control}
                {...input}
                name={field}
                required
                value={details[field]}
                onChange={(event) => typeDetail(field, event.target.value)}
              />
            )}
          </Field>
        ))}
        <Field label={messages.address} hint={messages.whyAddress} error={errorOf('address')}>
          {(control) => (
            <textarea
              {...control}
              name="address"
              autoComplete="street-address"
              rows={2}
              required
              value={details.address}
              onChange={(event) => typeDetail('address', event.target.value)}
            />
          )}
        </Field>
        <Residence country={details.country} state={details.state} />
        <Company isSubmitted={isSubmitted} />
        <HostNoteFields contact={contact} />
      </div>
      <DoorNotes />
      <LegalNote agree={agreeBooking} />
    </StepFrame>
  );
}

/** Only who needs a GST invoice is asked for a company. */
function Company({ isSubmitted }: { isSubmitted: boolean }) {
  const { company } = useValue($draft, $draft.get());
  return (
    <>
      <label className={`row ${styles.tick}`}>
        <input
          type="checkbox"
          checked={company !== undefined}
          onChange={({ target }) => needCompany(target.checked)}
        />
        <span>{needed}</span>
      </label>
      <Suspense>{company && <BilledCompany typed={company} isSubmitted={isSubmitted} />}</Suspense>
    </>
  );
}

/** Shows the preselected breakfast with a button to remove it, because the short checkout has no Add-ons step. */
function Preselected() {
  const { selectedServices } = useValue($draft, $draft.get());
  const { breakfast } = useValue($totals, $totals.get());
  if (!selectedServices.breakfast || breakfast === 0) return null;
  return (
    <p className="notice">
      <span>{breakfastAdded(formatRupees(breakfast))}</span>{' '}
      <Button kind="plain" size="s" onClick={andFocusHeading(() => chooseService('breakfast', false))}>
        {removeBreakfast}
      </Button>
    </p>
  );
}
