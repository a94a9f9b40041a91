import { Button } from '#islands/ui/Button.tsx';
import { EMAIL_INPUT } from '#islands/ui/form/email-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { LegalNote } from '#islands/ui/form/LegalNote.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { FULL_NAME } from '#messages/account/account.ts';
import * as messages from '#messages/account/auth-dialog.ts';
import * as buttons from '#messages/site/buttons.ts';
import { agreeSignUp } from '#messages/site/legal.ts';
import { $authDialog, typeEmail } from '#stores/account/auth-dialog.ts';
import { signUp } from '#stores/account/sign-up.ts';
import { AuthLinks } from './AuthLinks.tsx';
import { DialogNotice, ofEmail } from './DialogNotice.tsx';

export function SignUp() {
  const { email, busy, notice } = useValue($authDialog);
  return (
    <>
      <form
        className="stack"
        data-gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          void signUp({ name: String(typed.get('name')), phone: String(typed.get('phone')) });
        }}
      >
        <Field label={FULL_NAME}>
          {(control) => (
            // biome-ignore lint/a11y/noAutofocus: a dialog's first field
            <input {...control} name="name" autoComplete="name" maxLength={120} autoFocus />
          )}
        </Field>
        <Field label={messages.EMAIL_ADDRESS} error={ofEmail(notice)} hint={messages.SIGN_UP_HINT}>
          {(control) => (
            <input
              {...control}
              {...EMAIL_INPUT}
              name="email"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => typeEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={messages.PHONE_OPTIONAL}>
          {(control) => <input {...control} type="tel" name="phone" autoComplete="tel" maxLength={40} />}
        </Field>
        <LegalNote agree={agreeSignUp} />
        <DialogNotice notice={notice} />
        <Button type="submit" busy={busy}>
          {buttons.signUp}
        </Button>
      </form>
      <AuthLinks question={messages.HAVE_ACCOUNT} to="email" label={buttons.logIn} />
    </>
  );
}
