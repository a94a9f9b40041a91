import type { ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem, type ReadText } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { $setupForm } from '#stores/host/setup/setup.ts';
import styles from './Setup.module.css';

interface Props {
  children: ReactNode;
  label: string;
  onSend: (read: ReadText, typed: FormData) => Promise<void>;
  /** This is shown beside the button. */
  more?: ReactNode;
}

export function SetupForm({ children, label, onSend, more }: Props) {
  const { isBusy, problems } = useValue($setupForm);
  return (
    <Form className={styles.form} onSend={onSend}>
      {children}
      <FormProblem>{problems.form}</FormProblem>
      <div className="row" data-gap="3">
        <Button type="submit" busy={isBusy}>
          {label}
        </Button>
        {more}
      </div>
    </Form>
  );
}

interface TextProps {
  label: string;
  name: string;
  hint?: string;
  placeholder?: string;
  type?: 'text' | 'tel' | 'email' | 'time' | 'date';
  inputMode?: 'numeric';
  autoComplete?: string;
  initially?: string | undefined;
  maxLength?: number;
  min?: string;
  rows?: number;
}

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
