import { useMemo } from 'react';
import { shownWord } from '#domain/language/shown-word.ts';
import { listCountries } from '#domain/party/countries.ts';
import { DEFAULT_COUNTRY } from '#domain/party/guest-details.ts';
import {
  hasStateList,
  INDIAN_STATES,
  isInStateList,
  UNION_TERRITORIES,
} from '#domain/party/indian-states.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/booking/guest-details.ts';
import { COUNTRY_NAMES, STATE_NAMES } from '#messages/register/regions.ts';
import { typeDetail } from '#stores/booking/draft.ts';

interface Props {
  country: string;
  state: string;
}

/** Asks for the guest's country, from a list, and state. Both are shown translated and kept in English. */
export function Residence({ country, state }: Props) {
  const typed = country.trim();
  return (
    <>
      <Country country={typed} state={state} />
      <State country={typed} state={state} />
    </>
  );
}

function Country({ country, state }: Props) {
  const listed = useMemo(() => listCountries(COUNTRY_NAMES), []);
  const isListed = country === '' || listed.some(({ name }) => name === country);
  // Guests who typed a country before the list existed keep their spelling.
  const countries = isListed ? listed : [{ name: country, shown: shownWord(country, {}) }, ...listed];
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
          value={country || DEFAULT_COUNTRY}
          onChange={(event) => move(event.target.value)}
        >
          {countries.map(({ name, shown }) => (
            <option key={name} value={name} lang={shown.lang}>
              {shown.text}
            </option>
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
        country === '' || hasStateList(country) ? (
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
        <option key={name} value={name}>
          {shownWord(name, STATE_NAMES).text}
        </option>
      ))}
    </optgroup>
  );
}
