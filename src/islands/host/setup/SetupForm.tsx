import type { ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { $setupForm } from '#stores/host/setup/setup.ts';
import styles from './Setup.module.css';

interface Props {
  children: ReactNode;
  /** Of the button that sends. */
  label: string;
  onSend: (typed: FormData) => Promise<void>;
  /** Beside the button. */
  more?: ReactNode;
}

/** The form of a step. What was typed stays until it is saved; the first field that lacks something gets the focus. */
export function SetupForm({ children, label, onSend, more }: Props) {
  const { isSaving, problems } = useValue($setupForm);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        await onSend(new FormData(form));
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      }}
    >
      {children}
      <div role="alert">
        {problems.form && (
          <p className="notice" data-tone="danger">
            {problems.form}
          </p>
        )}
      </div>
      <div className="row" data-gap="3">
        <Button type="submit" busy={isSaving}>
          {label}
        </Button>
        {more}
      </div>
    </form>
  );
}

interface TextProps {
  label: string;
  name: string;
  hint?: string;
  type?: 'text' | 'tel' | 'email' | 'time' | 'date';
  inputMode?: 'numeric';
  /** For what the browser knows. */
  autoComplete?: string;
  initially?: string;
  maxLength?: number;
  min?: string;
  rows?: number;
}

/** A field of a step, with what it lacks. */
export function SetupField({ label, name, hint, initially, rows, ...input }: TextProps) {
  const { problems } = useValue($setupForm);
  return (
    <Field label={label} hint={hint} error={problems[name]}>
      {(control) =>
        rows ? (
          <textarea {...control} name={name} rows={rows} maxLength={input.maxLength} />
        ) : (
          <input {...control} {...input} name={name} defaultValue={initially} />
        )
      }
    </Field>
  );
}

/** A typed field of a form. */
export const typed = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
