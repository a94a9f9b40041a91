import * as messages from '#messages/site/controls.ts';
import styles from './TemporaryNotice.module.css';

interface Props {
  text: string | undefined;
  onDismiss: () => void;
}

/** Shows an announced message that hides by itself, and can be dismissed. */
export function TemporaryNotice({ text, onDismiss }: Props) {
  return (
    <div role="status" className={styles.region}>
      {text && (
        <p className={`notice ${styles.notice}`} data-tone="warning">
          <span>{text}</span>
          <button type="button" aria-label={messages.dismiss} onClick={onDismiss}>
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
            </svg>
          </button>
        </p>
      )}
    </div>
  );
}
