import { Button } from '#islands/ui/Button.tsx';
import * as buttons from '#messages/buttons.ts';
import * as messages from '#messages/profile.ts';
import styles from './Profile.module.css';

const open = (dialog: 'log-in' | 'sign-up') =>
  document.dispatchEvent(new CustomEvent('open-dialog', { detail: dialog }));

/** For visitors: logging in opens the profile. */
export function SignedOut() {
  return (
    <div className={`card ${styles.signedOut}`}>
      <h2>{messages.pleaseLogIn}</h2>
      <p>{messages.bookedAsGuest}</p>
      <div className={styles.buttons}>
        <Button onClick={() => open('log-in')}>{buttons.logIn}</Button>
        <Button kind="quiet" onClick={() => open('sign-up')}>
          {buttons.signUp}
        </Button>
      </div>
    </div>
  );
}
