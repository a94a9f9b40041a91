import { useId } from 'react';
import { FOREIGN_FIELDS, type ForeignField, NO_VISA, OCI } from '#domain/register/traveller.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/register/traveller-fields.ts';
import type { TypedTraveller } from '#stores/register/typed-traveller.ts';

interface Props {
  foreign: TypedTraveller['foreign'];
  today: string;
  problemOf: (field: string) => string | undefined;
  onChange: (change: Pick<TypedTraveller, 'foreign'>) => void;
}

const PAST = ['passport_issued', 'visa_issued', 'arrived_in_india'];
const DATES = [...PAST, 'passport_expires', 'visa_expires'];

const HINTS: Partial<Record<ForeignField, string>> = {
  visa_type: messages.visaHint,
  phone_in_india: messages.phoneHint,
};

/** Returns the type of a visa as the field shows it: those who need none read so in their language. */
export const shownVisa = (type: string): string => (type === NO_VISA ? messages.noVisa : type);

/** Returns the type of a visa as it is stored, which the rules about visas compare. */
export const storedVisa = (typed: string): string => (typed.trim() === messages.noVisa ? NO_VISA : typed);

/** Returns the fields of the form that this visa has: who needs none has no number, and an OCI card does not end. */
function fieldsFor(visaType: string): readonly ForeignField[] {
  const type = visaType.trim().toLowerCase();
  if (type === NO_VISA) {
    return FOREIGN_FIELDS.filter((field) => !['visa_number', 'visa_issued', 'visa_expires'].includes(field));
  }
  return type === OCI.toLowerCase()
    ? FOREIGN_FIELDS.filter((field) => field !== 'visa_expires')
    : FOREIGN_FIELDS;
}

/** Asks what Form III asks about a foreigner. */
export function ForeignFields({ foreign, today, problemOf, onChange }: Props) {
  const list = useId();
  const isOci = foreign.visa_type.trim().toLowerCase() === OCI.toLowerCase();
  return (
    <>
      {fieldsFor(foreign.visa_type).map((field) => (
        <Field
          key={field}
          label={messages.FOREIGN_NAMES[field]}
          hint={isOci && field === 'visa_number' ? messages.ociHint : HINTS[field]}
          error={problemOf(`foreign.${field}`)}
        >
          {(control) => (
            <input
              {...control}
              {...(DATES.includes(field) ? { type: 'date' } : { autoComplete: 'off', maxLength: 200 })}
              {...(PAST.includes(field) && { max: today })}
              {...(field === 'phone_in_india' && { type: 'tel' })}
              {...(field === 'visa_type' && { list })}
              value={field === 'visa_type' ? shownVisa(foreign.visa_type) : foreign[field]}
              onChange={({ target: { value } }) =>
                onChange({
                  foreign: { ...foreign, [field]: field === 'visa_type' ? storedVisa(value) : value },
                })
              }
            />
          )}
        </Field>
      ))}
      <datalist id={list}>
        {[...messages.VISA_TYPES, messages.noVisa].map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
    </>
  );
}
