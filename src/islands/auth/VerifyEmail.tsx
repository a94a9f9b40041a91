import { useEffect } from 'react';
import { $verification, askForPassword, CHECKING, openVerification } from '#stores/verification.ts';
import { Button } from '../ui/Button.tsx';
import { guarded } from '../ui/ErrorScreen.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useValue } from '../ui/use-value.ts';
import styles from './Auth.module.css?later';
import { mountAuthDialogs, openLogIn } from './open.ts';
import { Said } from './Said.tsx';
import { Shore } from './Shore.tsx';

/** The page behind the link of a verification mail: it shows Set Password. */
export const VerifyEmail = guarded(function VerifyEmail() {
  const found = useValue($verification, CHECKING);
  useEffect(() => {
    mountAuthDialogs();
    void openVerification();
  }, []);

  if (found.state === 'checking') return <Spinner label="Checking your link…" />;
  if (found.state === 'failed') {
    return (
      <div className={styles.form}>
        <Said notice={{ tone: 'danger', text: found.message }} />
        {found.again ? (
          <Button onClick={() => void openVerification()}>Try again</Button>
        ) : (
          <Button onClick={openLogIn}>Request a new link</Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.end}>
      <Shore />
      <p className={styles.greeting}>Thank you. Your e-mail is verified.</p>
      <p className={styles.address}>{found.email}</p>
      {found.state === 'needs-password' ? (
        <>
          <p>Choose a password, and you are in.</p>
          <Button onClick={askForPassword}>Set Password</Button>
        </>
      ) : (
        <>
          <p>You have a password already.</p>
          <Button onClick={openLogIn}>Log In</Button>
        </>
      )}
    </div>
  );
});
