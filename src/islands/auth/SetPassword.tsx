import { Button } from '#islands/ui/Button.tsx';
import { PasswordField } from '#islands/ui/form/PasswordField.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/auth-dialog.ts';
import { $authDialog } from '#stores/account/auth-dialog.ts';
import { setFirstPassword } from '#stores/account/sign-up.ts';
import styles from './Auth.module.css';
import { DialogNotice } from './DialogNotice.tsx';

/** Asks for the first password of an account whose e-mail is verified. */
export function SetPassword() {
  const { email, busy, notice } = useValue($authDialog);
  return (
    <form
      className="stack"
      data-gap="4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        void setFirstPassword(String(typed.get('password')), String(typed.get('confirmation')));
      }}
    >
      <p className={styles.lead}>{messages.passwordRule(email)}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={messages.NEW_PASSWORD}
        name="password"
        autoComplete="new-password"
        required
        autoFocus
      />
      <PasswordField
        label={messages.CONFIRM_PASSWORD}
        name="confirmation"
        autoComplete="new-password"
        required
      />
      <DialogNotice notice={notice} />
      <Button type="submit" busy={busy}>
        {messages.SET_PASSWORD_AND_LOG_IN}
      </Button>
    </form>
  );
}
