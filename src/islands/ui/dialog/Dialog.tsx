import { type MouseEvent, type ReactNode, useId } from 'react';
import * as messages from '#messages/site/controls.ts';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

interface Props {
  /** The heading, which also names the dialog. */
  title: string;
  /** Called by Escape, Close and a press on the backdrop; the parent then stops rendering it. */
  onClose: () => void;
  children: ReactNode;
  /** `sheet` is at the bottom of a phone's screen, with its actions always in view. */
  size?: 'wide' | 'sheet';
  /** True if the heading gets the first focus, because the content begins with no control. */
  focusTitle?: boolean;
  /** True while the dialog can't be closed. */
  isBusy?: boolean;
}

/** Shows a modal `<dialog>`, open while rendered. */
export function Dialog({ title, onClose, children, size, isBusy, focusTitle }: Props) {
  const { dialog, onCancel, leave } = useModal(onClose, isBusy);
  const heading = useId();

  // The body covers the dialog, so a press on the dialog itself is on the backdrop.
  const leaveByBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) leave();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the element's own
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={heading}
      onCancel={onCancel}
      onClick={leaveByBackdrop}
    >
      <div className={`stack ${styles.body}`} data-gap="4">
        <h2
          id={heading}
          className={styles.title}
          {...(focusTitle && { tabIndex: -1, 'data-first-focus': true })}
        >
          {title}
        </h2>
        {children}
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label={messages.close}
          onClick={leave}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={`row ${styles.actions}`} data-gap="3">
      {children}
    </div>
  );
}
