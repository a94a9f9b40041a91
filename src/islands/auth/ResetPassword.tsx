import { useEffect, useState } from 'react';
import { PASSWORD_RESET, RESET_TOKEN_MISSING } from '#messages/auth.ts';
import { $passwordReset, OPENING, openPasswordReset, sendNewPassword } from '#stores/password-reset.ts';
import { Button } from '../ui/Button.tsx';
import { guarded } from '../ui/ErrorScreen.tsx';
import { Field } from '../ui/Field.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useValue } from '../ui/use-value.ts';
import styles from './Auth.module.css';
import { openLogIn } from './open.ts';
import { Said } from './Said.tsx';
import { Shore } from './Shore.tsx';

/** Spec section 2, "Reset password". */
export const ResetPassword = guarded(function ResetPassword() {
  const reset = useValue($passwordReset, OPENING);
  const [email, setEmail] = useState('');
  useEffect(openPasswordReset, []);

  if (reset.state === 'done') {
    return (
      <div className={styles.end} role="status">
        <Shore />
        <p className={styles.greeting}>{PASSWORD_RESET}</p>
        <p>Taking you home in a moment …</p>
      </div>
    );
  }
  const isLocked = reset.state !== 'form';
  const message = reset.state === 'form' ? reset.message : undefined;
  return (
    <form
      // The sentence about the link pushes what is below it: with a key of its own that is drawn anew, not moved.
      key={String(reset.state === 'no-token')}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const [password, confirmation] = [String(typed.get('password')), String(typed.get('confirmation'))];
        void sendNewPassword({ email, password, confirmation });
      }}
    >
      {reset.state === 'no-token' && <Said notice={{ tone: 'danger', text: RESET_TOKEN_MISSING }} />}
      <fieldset className={styles.form} disabled={isLocked}>
        <legend className="visually-hidden">Choose another one</legend>
        <Field label="Email">
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <PasswordField label="New Password" name="password" autoComplete="new-password" required />
        <PasswordField label="Confirm Password" name="confirmation" autoComplete="new-password" required />
        {reset.state !== 'no-token' && (
          <Said notice={message === undefined ? undefined : { tone: 'danger', text: message }} />
        )}
        <Button type="submit" busy={reset.state === 'sending'}>
          {reset.state === 'sending' ? 'Resetting...' : 'Reset Password'}
        </Button>
      </fieldset>
      {reset.state === 'no-token' && (
        <button type="button" className={styles.link} onClick={openLogIn}>
          Request a new link
        </button>
      )}
    </form>
  );
});
