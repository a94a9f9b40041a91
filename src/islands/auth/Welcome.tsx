import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/auth-dialog.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $authDialog, closeAuthDialog } from '#stores/account/auth-dialog.ts';
import { $session } from '#stores/account/session.ts';
import styles from './Auth.module.css';
import { Illustration } from './Illustration.tsx';
import { productName } from './product.ts';

/** The dialog after logging in. */
export function Welcome() {
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
