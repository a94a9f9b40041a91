import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/dialog/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { CHECK_YOUR_EMAIL } from '#messages/account/auth.ts';
import * as messages from '#messages/account/auth-dialog.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $authDialog, type AuthStep, closeAuthDialog } from '#stores/account/auth-dialog.ts';
import { $session } from '#stores/account/session.ts';
import styles from './Auth.module.css';
import { EmailStep } from './EmailStep.tsx';
import { Illustration } from './Illustration.tsx';
import { PasswordStep } from './PasswordStep.tsx';

import { SetPassword } from './SetPassword.tsx';
import { SignUp } from './SignUp.tsx';

const STEPS: Record<AuthStep, { title: string; Step: () => React.ReactNode }> = {
  email: { title: buttons.logIn, Step: EmailStep },
  password: { title: buttons.logIn, Step: PasswordStep },
  welcome: { title: buttons.logIn, Step: Welcome },
  'sign-up': { title: buttons.signUp, Step: SignUp },
  'signed-up': { title: buttons.signUp, Step: SignedUp },
  'set-password': { title: messages.SET_PASSWORD, Step: SetPassword },
};

/** Shows the open auth dialog (spec section 2, "Auth dialogs"). */
export function AuthDialogs() {
  const { step, next } = useValue($authDialog);
  if (step === 'closed') return null;
  const { title, Step } = STEPS[step];
  const close = () => {
    closeAuthDialog();
    if (step === 'welcome' && next) location.assign(next);
  };
  return (
    <Dialog key={title} title={title} onClose={close}>
      <div className={`stack ${styles.step}`} data-gap="5" data-step={step}>
        <Step />
      </div>
    </Dialog>
  );
}

/** The form is locked after success (spec section 4); the e-mail comes next. */
function SignedUp() {
  const { email } = useValue($authDialog);
  return (
    <div className={styles.end} role="status">
      <Illustration />
      <p className={styles.greeting}>{messages.welcome(productName())}</p>
      <p className={styles.address}>{email}</p>
      <p>{CHECK_YOUR_EMAIL}</p>
      <Button autoFocus onClick={closeAuthDialog}>
        {buttons.done}
      </Button>
    </div>
  );
}

function Welcome() {
  const { next } = useValue($authDialog);
  const session = useValue($session);
  const name = session.state === 'signed-in' ? session.user.name : null;
  const close = () => {
    closeAuthDialog();
    if (next) location.assign(next);
  };
  return (
    <div className={styles.end} role="status">
      <Illustration />
      <p className={styles.greeting}>{messages.welcome(productName())}</p>
      <p>{messages.loggedIn(name)}</p>
      <Button autoFocus onClick={close}>
        {buttons.continueLabel}
      </Button>
    </div>
  );
}

/** Returns the site's name, from the page. */
function productName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}
