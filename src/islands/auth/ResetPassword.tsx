import { useEffect, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { EMAIL_INPUT } from '#islands/ui/form/email-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { PasswordField } from '#islands/ui/form/PasswordField.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { EMAIL } from '#messages/account/account.ts';
import { PASSWORD_RESET } from '#messages/account/auth.ts';
import * as messages from '#messages/account/auth-dialog.ts';
import * as buttons from '#messages/site/buttons.ts';
import type { Notice } from '#stores/account/auth-dialog.ts';
import { $passwordReset, openPasswordReset, sendNewPassword } from '#stores/account/password-reset.ts';
import styles from './Auth.module.css';
import { DialogNotice, ofEmail } from './DialogNotice.tsx';
import { Illustration } from './Illustration.tsx';
import { openLogIn } from './open.ts';

/** Shows the page behind the link of a reset mail (spec section 2, "Reset password"). */
export const ResetPassword = guarded(function ResetPassword() {
  const reset = useValue($passwordReset);
  const [email, setEmail] = useState('');
  useEffect(openPasswordReset, []);

  if (reset.state === 'done') {
    return (
      <div className={styles.end} role="status">
        <Illustration />
        <p className={styles.greeting}>{PASSWORD_RESET}</p>
        <p>{messages.GOING_HOME}</p>
      </div>
    );
  }
  const isLocked = reset.state !== 'form';
  const said: Notice | undefined =
    reset.state === 'form' && reset.message
      ? { tone: 'danger', text: reset.message, ofEmail: reset.ofEmail }
      : undefined;
  return (
    <form
      // The sentence about the link would move everything below it; a new key redraws that instead.
      key={String(reset.state === 'no-token')}
      className="stack"
      data-gap="4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const [password, confirmation] = [String(typed.get('password')), String(typed.get('confirmation'))];
        void sendNewPassword({ email, password, confirmation });
      }}
    >
      {reset.state === 'no-token' && (
        <DialogNotice notice={{ tone: 'danger', text: messages.RESET_TOKEN_MISSING }} />
      )}
      <fieldset className="stack" data-gap="4" disabled={isLocked}>
        <legend className="visually-hidden">{messages.NEW_PASSWORD_LEGEND}</legend>
        <Field label={EMAIL} error={ofEmail(said)}>
          {(control) => (
            <input
              {...control}
              {...EMAIL_INPUT}
              name="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <PasswordField label={messages.NEW_PASSWORD} name="password" autoComplete="new-password" required />
        <PasswordField
          label={messages.CONFIRM_PASSWORD}
          name="confirmation"
          autoComplete="new-password"
          required
        />
        {reset.state !== 'no-token' && <DialogNotice notice={said} />}
        <Button type="submit" busy={reset.state === 'sending'}>
          {reset.state === 'sending' ? messages.RESETTING : messages.RESET_PASSWORD}
        </Button>
      </fieldset>
      {reset.state === 'no-token' && (
        <button type="button" className={styles.link} onClick={openLogIn}>
          {buttons.requestNewLink}
        </button>
      )}
    </form>
  );
});
