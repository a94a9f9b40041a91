import { Button } from '#islands/ui/Button.tsx';
import { PasswordField } from '#islands/ui/form/PasswordField.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/auth-dialog.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $authDialog, goToAuthStep } from '#stores/account/auth-dialog.ts';
import { forgotPassword, logIn } from '#stores/account/log-in.ts';
import styles from './Auth.module.css';
import { AuthLinks } from './AuthLinks.tsx';
import { DialogNotice } from './DialogNotice.tsx';

/** Shows step 2 of Log In. A hidden e-mail field tells password managers the account. */
export function PasswordStep() {
  const { email, busy, notice } = useValue($authDialog);
  return (
    <>
      <form
        className="stack"
        data-gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void logIn(String(new FormData(event.currentTarget).get('password')));
        }}
      >
        <p className={styles.account}>
          <span>{email}</span>
          <button type="button" className={styles.link} onClick={() => goToAuthStep('email')}>
            {messages.CHANGE_EMAIL}
          </button>
        </p>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={messages.PASSWORD}
          name="password"
          autoComplete="current-password"
          required
          autoFocus
        />
        <DialogNotice notice={notice} />
        <Button type="submit" busy={busy}>
          {buttons.logIn}
        </Button>
        <button type="button" className={styles.link} disabled={busy} onClick={() => void forgotPassword()}>
          {messages.FORGOT_PASSWORD}
        </button>
      </form>
      <AuthLinks question={messages.NEW_HERE} to="sign-up" label={buttons.signUp} />
    </>
  );
}
