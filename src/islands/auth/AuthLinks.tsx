import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/account/auth-dialog.ts';
import { closeAuthDialog, goToAuthStep } from '#stores/account/auth-dialog.ts';
import styles from './Auth.module.css';

interface Props {
  question: string;
  to: 'email' | 'sign-up';
  label: string;
}

/** Shows the links of Log In and Sign Up: continue as a guest, or open the other dialog. */
export function AuthLinks({ question, to, label }: Props) {
  const goHome = () => {
    closeAuthDialog();
    location.assign(pagePath('/'));
  };
  return (
    <div className={styles.others}>
      <Button kind="quiet" onClick={goHome}>
        {messages.CONTINUE_AS_GUEST}
      </Button>
      <p>
        <span>{question}</span>{' '}
        <button type="button" className={styles.link} onClick={() => goToAuthStep(to)}>
          {label}
        </button>
      </p>
    </div>
  );
}
