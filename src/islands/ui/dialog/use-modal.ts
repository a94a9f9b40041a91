import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Handles the "cancel" event, which Escape causes. */
  onCancel: (event: SyntheticEvent) => void;
  leave: () => void;
}

/** Keeps a `<dialog>` modal while rendered, and restores the focus afterwards. It can't be closed while `isBusy`. */
export function useModal(onClose: () => void, isBusy = false): Modal {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A dialog may choose the first focus, so that a second Enter presses nothing.
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      // The toasts stay when their dialog closes.
      const toasts = element?.querySelector('[data-toasts]');
      if (toasts) document.body.append(toasts);
      element?.close();
    };
  }, []);

  const leave = () => {
    if (!isBusy) onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    // File fields inside the dialog also send "cancel".
    if (event.target !== dialog.current) return;
    event.preventDefault();
    leave();
  };
  return { dialog, onCancel, leave };
}
