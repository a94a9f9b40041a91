import { Button } from '#islands/ui/Button.tsx';
import { PasswordField } from '#islands/ui/form/PasswordField.tsx';
import * as messages from '#messages/account/profile-dialog.ts';
import { saveNewPassword } from '#stores/account/profile-edit.ts';
import styles from './ProfileDialog.module.css';

interface Props {
  email: string;
  busy: boolean;
  problem: string | undefined;
}

/** Shows a separate form, so that password managers notice the change. */
export function PasswordForm({ email, busy, problem }: Props) {
  return (
    <form
      className={styles.password}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = new FormData(form);
        if (await saveNewPassword(String(typed.get('current')), String(typed.get('new')))) form.reset();
      }}
    >
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField label={messages.currentPassword} name="current" autoComplete="current-password" />
      <PasswordField label={messages.newPassword} name="new" autoComplete="new-password" />
      {problem && (
        <p className={`field-error ${styles.wide}`} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" kind="quiet" size="s" busy={busy}>
        {messages.changePassword}
      </Button>
    </form>
  );
}
