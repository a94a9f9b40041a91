import { Button } from '#islands/ui/Button.tsx';
import { EMAIL_INPUT } from '#islands/ui/form/email-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/auth-dialog.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $authDialog, typeEmail } from '#stores/account/auth-dialog.ts';
import { continueWithEmail, forgotPassword } from '#stores/account/log-in.ts';
import styles from './Auth.module.css';
import { AuthLinks } from './AuthLinks.tsx';
import { DialogNotice, ofEmail } from './DialogNotice.tsx';

/** Shows step 1 of Log In. */
export function EmailStep() {
  const { email, busy, notice } = useValue($authDialog);
  return (
    <>
      <form
        className="stack"
        data-gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void continueWithEmail();
        }}
      >
        <p className={styles.lead}>{messages.LOG_IN_LEAD}</p>
        <Field label={messages.EMAIL_ADDRESS} error={ofEmail(notice)}>
          {(control) => (
            <input
              {...control}
              {...EMAIL_INPUT}
              name="email"
              autoComplete="username"
              required
              // biome-ignore lint/a11y/noAutofocus: a dialog's first field
              autoFocus
              value={email}
              onChange={(event) => typeEmail(event.target.value)}
            />
          )}
        </Field>
        <DialogNotice notice={notice} />
        <Button type="submit" busy={busy}>
          {buttons.continueLabel}
        </Button>
        <button type="button" className={styles.link} disabled={busy} onClick={() => void forgotPassword()}>
          {messages.FORGOT_PASSWORD}
        </button>
      </form>
      <AuthLinks question={messages.NEW_HERE} to="sign-up" label={buttons.signUp} />
    </>
  );
}
