import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { listCountries } from '#domain/party/countries.ts';
import { HOME_COUNTRY } from '#domain/register/traveller.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { COUNTRY_NAMES } from '#messages/register/regions.ts';
import * as messages from '#messages/register/traveller-fields.ts';
import type { TypedTraveller } from '#stores/register/typed-traveller.ts';
import styles from './TravellerFields.module.css';

/** Only foreigners need these fields. */
const ForeignFields = lazy(async () => ({ default: (await import('./ForeignFields.tsx')).ForeignFields }));

interface Props {
  traveller: TypedTraveller;
  /** Counts from 0. */
  place: number;
  /** The last day that can be chosen for what is past, `YYYY-MM-DD`. */
  today: string;
  /** Returns the sentence about what is wrong with a field. */
  problemOf: (field: string) => string | undefined;
  onChange: (change: Partial<TypedTraveller>) => void;
  onRemove?: (() => void) | undefined;
  /** Travellers of earlier stays, who can be taken over. */
  known: readonly { id: number; name: string }[];
  /** The traveller is known here by name only, so nothing but the name is shown. */
  isOnlyNamed?: boolean | undefined;
  children?: ReactNode;
}

/** Asks who one traveller is. */
export function TravellerFields(props: Props) {
  const { traveller, place, known, onChange, onRemove, isOnlyNamed, children } = props;
  const isUntouched = traveller.id === undefined && traveller.birth_date === '';
  return (
    <fieldset className={`stack ${styles.traveller}`} data-gap="3">
      <legend>{messages.traveller(place + 1)}</legend>
      {isOnlyNamed && <strong>{traveller.name}</strong>}
      {!isOnlyNamed && traveller.known && (
        <>
          <p>
            <strong>{traveller.known.name}</strong> {messages.knownDetails}
          </p>
          <Button kind="plain" onClick={() => onChange({ known: undefined })}>
            {messages.typeInstead(traveller.known.name)}
          </Button>
        </>
      )}
      {!isOnlyNamed && !traveller.known && (
        <>
          {isUntouched && known.length > 0 && (
            <div className="row" data-gap="2">
              <span>{messages.known}</span>
              {known.map((one) => (
                <Button key={one.id} kind="quiet" onClick={() => onChange({ known: one, name: one.name })}>
                  {one.name}
                </Button>
              ))}
            </div>
          )}
          <Typed {...props} />
        </>
      )}
      {children}
      {onRemove && (
        <div>
          <Button kind="plain" size="s" onClick={onRemove}>
            {messages.remove(place + 1)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Typed({ traveller, today, problemOf, onChange }: Props) {
  const nationalities = useMemo(() => listCountries(COUNTRY_NAMES), []);
  const isForeign = traveller.nationality !== HOME_COUNTRY;
  return (
    <>
      <Field label={messages.name} error={problemOf('name')}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={120}
            value={traveller.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <RadioGroup
        legend={messages.sex}
        layout="row"
        className={styles.sex}
        choices={messages.SEX_NAMES}
        chosen={traveller.sex || undefined}
        onChange={(sex) => onChange({ sex })}
        error={problemOf('sex')}
      />
      <Field label={messages.birthDate} error={problemOf('birth_date')}>
        {(control) => (
          <input
            {...control}
            type="date"
            max={today}
            value={traveller.birth_date}
            onChange={({ target }) => onChange({ birth_date: target.value })}
          />
        )}
      </Field>
      <Field label={messages.nationality} error={problemOf('nationality')}>
        {(control) => (
          <select
            {...control}
            value={traveller.nationality}
            onChange={({ target }) => onChange({ nationality: target.value })}
          >
            {nationalities.map(({ code, shown }) => (
              <option key={code} value={code} lang={shown.lang}>
                {shown.text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <IdFields traveller={traveller} isForeign={isForeign} problemOf={problemOf} onChange={onChange} />
      {isForeign && (
        <Suspense>
          <ForeignFields
            foreign={traveller.foreign}
            today={today}
            problemOf={problemOf}
            onChange={onChange}
          />
        </Suspense>
      )}
    </>
  );
}

type IdProps = Pick<Props, 'traveller' | 'problemOf' | 'onChange'> & { isForeign: boolean };

function IdFields({ traveller, isForeign, problemOf, onChange }: IdProps) {
  const fromPassport = isForeign && traveller.id_kind === 'passport';
  return (
    <>
      <Field label={messages.idKind} error={problemOf('id_kind')}>
        {(control) => (
          <select
            {...control}
            value={traveller.id_kind}
            onChange={({ target }) => {
              const kind = (Object.keys(messages.ID_NAMES) as (keyof typeof messages.ID_NAMES)[]).find(
                (one) => one === target.value,
              );
              if (kind) onChange({ id_kind: kind });
            }}
          >
            {Object.entries(messages.ID_NAMES).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={messages.lastFour}
        hint={fromPassport ? messages.lastFourOfPassport : messages.lastFourHint}
        error={problemOf('id_last4')}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={8}
            value={traveller.id_last4}
            onChange={({ target }) => onChange({ id_last4: target.value })}
          />
        )}
      </Field>
    </>
  );
}
