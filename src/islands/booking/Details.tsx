import { useRef, useState } from 'react';
import { type CheckedField, DEFAULT_COUNTRY } from '#domain/guest-details.ts';
import { hasStateList, INDIAN_STATES } from '#domain/indian-states.ts';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking.ts';
import { continueFromDetails } from '#stores/booking-flow.ts';
import { $detailsProblems, $draft, typeDetail } from '#stores/draft.ts';
import { BackButton } from './BackButton.tsx';
import styles from './Booking.module.css';
import type { Flow } from './flow.ts';
import { StepFrame } from './StepFrame.tsx';

const FIELDS = [
  { field: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { field: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const;

const SENTENCES: Record<CheckedField, { missing: string; invalid: string }> = {
  name: { missing: messages.nameRequired, invalid: messages.nameRequired },
  email: { missing: messages.emailRequired, invalid: messages.emailInvalid },
  phone: { missing: messages.phoneRequired, invalid: messages.phoneRequired },
  address: { missing: messages.addressRequired, invalid: messages.addressRequired },
};

/** Step 3: who comes. Errors stand beside the fields once the guest has tried to go on; the first gets the focus. */
export function Details({ flow }: { flow: Flow }) {
  const { userDetails: details } = useValue($draft, $draft.get());
  const problems = useValue($detailsProblems, {});
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const errorOf = (field: CheckedField) => {
    const problem = problems[field];
    return isTried && problem ? SENTENCES[field][problem] : undefined;
  };
  const goOn = () => {
    if (flow === 'checkout' && Object.keys(problems).length === 0) return location.assign('/payment');
    if (flow !== 'checkout' && continueFromDetails()) return;
    setTried(true);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <StepFrame
      title={flow === 'checkout' ? 'Checkout: Your Details' : 'Your Details'}
      action="Continue to Payment"
      onSubmit={goOn}
      back={
        flow === 'checkout' ? (
          <a className="button" data-kind="plain" href="/booking">
            Back
          </a>
        ) : (
          <BackButton />
        )
      }
    >
      <div ref={box} className={styles.fields}>
        {FIELDS.map(({ field, label, ...input }) => (
          <Field key={field} label={label} error={errorOf(field)}>
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
        <Field label="Address" error={errorOf('address')}>
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
        <Country country={details.country} state={details.state} />
        <State country={details.country} state={details.state} />
      </div>
    </StepFrame>
  );
}

/** A state of another country does not come along to India. */
function Country({ country, state }: { country: string; state: string }) {
  const move = (to: string) => {
    typeDetail('country', to);
    if (hasStateList(to) && !INDIAN_STATES.includes(state)) typeDetail('state', '');
  };
  return (
    <Field label="Country">
      {(control) => (
        <input
          {...control}
          name="country"
          autoComplete="country-name"
          placeholder={DEFAULT_COUNTRY}
          value={country}
          onChange={(event) => move(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A list for India, free text elsewhere. */
function State({ country, state }: { country: string; state: string }) {
  const input = {
    name: 'state',
    autoComplete: 'address-level1',
    value: state,
    onChange: (event: { target: { value: string } }) => typeDetail('state', event.target.value),
  };
  return (
    <Field label="State">
      {(control) =>
        hasStateList(country) ? (
          <select {...control} {...input}>
            <option value="">Choose…</option>
            {INDIAN_STATES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ) : (
          <input {...control} {...input} />
        )
      }
    </Field>
  );
}
