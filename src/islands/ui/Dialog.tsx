import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface Props {
  /** Names the dialog, and stands as its heading. */
  title: string;
  /** Escape, the Close button and a press beside the dialog all end here; the owner then stops rendering it. */
  onClose: () => void;
  children: ReactNode;
  size?: 'wide';
}

/** A modal `<dialog>`, open as long as it is rendered. Focus goes back to where it was when it leaves. */
export function Dialog({ title, onClose, children, size }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      // Toasts that stand in the dialog stay when it goes.
      const toasts = element?.querySelector('[data-toasts]');
      if (toasts) document.body.append(toasts);
      element?.close();
    };
  }, []);

  // The dialog itself is only hit outside of its padding-less body: on the backdrop.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the element's own
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={heading}
      onCancel={(event) => {
        // A file field inside says "cancel" as well.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={closeOnBackdrop}
    >
      <div className={styles.body}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}

/** The row of buttons that ends a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
