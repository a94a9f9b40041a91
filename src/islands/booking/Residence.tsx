import { useMemo } from 'react';
import { listCountries } from '#domain/party/countries.ts';
import {
  hasStateList,
  INDIAN_STATES,
  isInStateList,
  UNION_TERRITORIES,
} from '#domain/party/indian-states.ts';
import { Field } from '#islands/ui/Field.tsx';
import * as messages from '#messages/booking/guest-details.ts';
import { typeDetail } from '#stores/booking/draft.ts';

interface Props {
  country: string;
  state: string;
}

/** Asks for the guest's country, from a list, and state. */
export function Residence({ country, state }: Props) {
  return (
    <>
      <Country country={country} state={state} />
      <State country={country} state={state} />
    </>
  );
}

function Country({ country, state }: Props) {
  const countries = useMemo(() => listCountries(country), [country]);
  const move = (to: string) => {
    typeDetail('country', to);
    // States of India are cleared for other countries, and the other way round.
    if (hasStateList(to) !== isInStateList(state)) typeDetail('state', '');
  };
  return (
    <Field label={messages.country}>
      {(control) => (
        <select
          {...control}
          name="country"
          autoComplete="country-name"
          value={country.trim() || countries[0]}
          onChange={(event) => move(event.target.value)}
        >
          {countries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Shows a list of states for India, and a free text for other countries. */
function State({ country, state }: Props) {
  const input = {
    name: 'state',
    autoComplete: 'address-level1',
    value: state,
    onChange: (event: { target: { value: string } }) => typeDetail('state', event.target.value),
  };
  return (
    <Field label={messages.state}>
      {(control) =>
        country.trim() === '' || hasStateList(country) ? (
          <select {...control} {...input}>
            <option value="">{messages.chooseState}</option>
            <Group label={messages.states} names={INDIAN_STATES} />
            <Group label={messages.unionTerritories} names={UNION_TERRITORIES} />
          </select>
        ) : (
          <input {...control} {...input} />
        )
      }
    </Field>
  );
}

function Group({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <optgroup label={label}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </optgroup>
  );
}
