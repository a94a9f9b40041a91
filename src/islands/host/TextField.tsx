import type { ComponentProps } from 'react';
import { Field } from '#islands/ui/form/Field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

export function TextField({ label, hint, error, onChange, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input autoComplete="off" {...control} {...input} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
