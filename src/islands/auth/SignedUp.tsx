import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { CHECK_YOUR_EMAIL } from '#messages/auth.ts';
import { welcome } from '#messages/auth-dialog.ts';
import * as buttons from '#messages/buttons.ts';
import { $authDialog, CLOSED, closeAuthDialog } from '#stores/account/auth-dialog.ts';
import styles from './Auth.module.css';
import { Illustration } from './Illustration.tsx';
import { productName } from './product.ts';

/** The form is locked after success (spec section 4); the e-mail comes next. */
export function SignedUp() {
  const { email } = useValue($authDialog, CLOSED);
  return (
    <div className={styles.end} role="status">
      <Illustration />
      <p className={styles.greeting}>{welcome(productName())}</p>
      <p className={styles.address}>{email}</p>
      <p>{CHECK_YOUR_EMAIL}</p>
      <Button autoFocus onClick={closeAuthDialog}>
        {buttons.done}
      </Button>
    </div>
  );
}
