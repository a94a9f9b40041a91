import { NO_ACCOUNT_LINK, RESEND_LINK } from '#messages/account/auth-dialog.ts';
import { goToAuthStep, type Notice } from '#stores/account/auth-dialog.ts';
import { resendVerification } from '#stores/account/log-in.ts';
import styles from './Auth.module.css';

/** Returns the sentence to show beside the email field; the notice does not repeat it. */
export const ofEmail = (notice: Notice | undefined) => (notice?.ofEmail ? notice.text : undefined);

/** Shows the dialog's message and its link. The live region is there before the text, so that it is announced. */
export function DialogNotice({ notice }: { notice: Notice | undefined }) {
  return (
    <div role={notice?.tone === 'danger' ? 'alert' : 'status'}>
      {notice && !notice.ofEmail && (
        <div className={`notice ${styles.notice}`} data-tone={notice.tone}>
          <p>{notice.text}</p>
          {notice.resend && (
            <button type="button" className={styles.link} onClick={() => void resendVerification()}>
              {RESEND_LINK}
            </button>
          )}
          {notice.signUp && (
            <button type="button" className={styles.link} onClick={() => goToAuthStep('sign-up')}>
              {NO_ACCOUNT_LINK}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
