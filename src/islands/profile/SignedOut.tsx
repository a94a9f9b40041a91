import { Button } from '../ui/Button.tsx';
import styles from './Profile.module.css';

const open = (dialog: 'log-in' | 'sign-up') =>
  document.dispatchEvent(new CustomEvent('open-dialog', { detail: dialog }));

/** The profile is for its owner; after logging in it opens here. */
export function SignedOut() {
  return (
    <div className={`card ${styles.signedOut}`}>
      <h2>Please log in to see your profile</h2>
      <p>Booked as a guest? Sign up with the same e-mail, and those bookings appear here, too.</p>
      <div className={styles.buttons}>
        <Button onClick={() => open('log-in')}>Log In</Button>
        <Button kind="quiet" onClick={() => open('sign-up')}>
          Sign Up
        </Button>
      </div>
    </div>
  );
}
