import { useEffect } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/auth-dialog.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $verification, askForPassword, openVerification } from '#stores/account/verification.ts';
import styles from './Auth.module.css';
import { DialogNotice } from './DialogNotice.tsx';
import { Illustration } from './Illustration.tsx';
import { mountAuthDialogs, openLogIn } from './open.ts';

/** Shows the page of a verification link, which opens Set Password. */
export const VerifyEmail = guarded(function VerifyEmail() {
  const found = useValue($verification);
  useEffect(() => {
    mountAuthDialogs();
    void openVerification();
  }, []);

  if (found.state === 'checking') return <Spinner label={messages.CHECKING_LINK} />;
  if (found.state === 'failed') {
    return (
      <div className="stack" data-gap="4">
        <DialogNotice notice={{ tone: 'danger', text: found.message }} />
        {found.again ? (
          <Button onClick={() => void openVerification()}>{buttons.tryAgain}</Button>
        ) : (
          <Button onClick={openLogIn}>{buttons.requestNewLink}</Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.end}>
      <Illustration />
      <p className={styles.greeting}>{messages.EMAIL_VERIFIED}</p>
      <p className={styles.address}>{found.email}</p>
      {found.state === 'needs-password' ? (
        <>
          <p>{messages.CHOOSE_PASSWORD}</p>
          <Button onClick={askForPassword}>{messages.SET_PASSWORD}</Button>
        </>
      ) : (
        <>
          <p>{messages.HAS_PASSWORD}</p>
          <Button onClick={openLogIn}>{buttons.logIn}</Button>
        </>
      )}
    </div>
  );
});
