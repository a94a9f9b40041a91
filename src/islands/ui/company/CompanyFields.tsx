import type { TypedCompany } from '#domain/party/company.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/booking/company.ts';

interface Props {
  typed: TypedCompany;
  /** The sentences about what is wrong. */
  problems: { name?: string | undefined; gstin?: string | undefined };
  onChange: (change: Partial<TypedCompany>) => void;
}

/** Asks for the company that papers are made out to. */
export function CompanyFields({ typed, problems, onChange }: Props) {
  return (
    <>
      <Field label={messages.company} error={problems.name}>
        {(control) => (
          <input
            {...control}
            name="company"
            autoComplete="organization"
            maxLength={120}
            value={typed.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label={messages.gstin} hint={messages.gstinHint} error={problems.gstin}>
        {(control) => (
          <input
            {...control}
            name="gstin"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={typed.gstin}
            onChange={({ target }) => onChange({ gstin: target.value })}
          />
        )}
      </Field>
    </>
  );
}
