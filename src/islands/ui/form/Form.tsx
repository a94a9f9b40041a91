import type { ReactNode } from 'react';

/** A field as text, without spaces around it; empty if the form has no such field. */
export type ReadText = (name: string) => string;

interface Props {
  /** What it is called, if no heading says so. */
  label?: string;
  className?: string | undefined;
  /** The space between its parts, as in `styles/primitives.css`. */
  gap?: '3' | '4';
  /** Sends what was typed. When it ends, the first field that is not right has the focus. */
  onSend: (read: ReadText, typed: FormData) => unknown;
  /** The fields are emptied once `onSend` has returned true. */
  empties?: boolean;
  children: ReactNode;
}

/** A form whose mistakes are told by the page, not by the browser. */
export function Form({ label, className = '', gap = '4', onSend, empties, children }: Props) {
  return (
    <form
      aria-label={label}
      className={`stack ${className}`}
      data-gap={gap}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = new FormData(form);
        const isSent = await onSend((name) => String(typed.get(name) ?? '').trim(), typed);
        if (empties && isSent === true) form.reset();
        focusProblem(form);
      }}
    >
      {children}
    </form>
  );
}

/** Moves to the first field that is not right, once it is marked. */
export function focusProblem(form: ParentNode): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** What is wrong with the whole form. */
export function FormProblem({ children }: { children: string | undefined }) {
  return (
    <div role="alert">
      {children && (
        <p className="notice" data-tone="danger">
          {children}
        </p>
      )}
    </div>
  );
}
