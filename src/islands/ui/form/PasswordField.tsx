import { type ComponentProps, useState } from 'react';
import * as messages from '#messages/site/controls.ts';
import { Field } from './Field.tsx';
import styles from './PasswordField.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** Shows a password field with a Show button. `autoComplete` tells password managers its kind. */
export function PasswordField({ label, error, hint, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className={styles.box}>
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
            <span className="visually-hidden">{isShown ? messages.hidePassword : messages.showPassword}</span>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.eye}>
              <path d="M2.5 12c2.3-4.2 5.6-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.6 6.3-9.5 6.3S4.8 16.2 2.5 12z" />
              <circle cx="12" cy="12" r="3" />
              {isShown && <path d="M4 20L20 4" />}
            </svg>
          </button>
        </span>
      )}
    </Field>
  );
}
