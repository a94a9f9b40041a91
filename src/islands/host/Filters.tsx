import type { ReactNode } from 'react';
import { Field } from '#islands/ui/form/Field.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** One choice of several by which a list is filtered; `any` is the word for all of them. */
export function FilterChoice({
  label,
  value,
  onChange,
  any,
  children,
}: Props & { any: string; children: ReactNode }) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{any}</option>
          {children}
        </select>
      )}
    </Field>
  );
}

export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

export function FilterDay({ label, value, onChange }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <input {...control} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
