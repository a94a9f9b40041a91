import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  /** For Escape, which the element calls "cancel". */
  onCancel: (event: SyntheticEvent) => void;
  leave: () => void;
}

/**
 * A `<dialog>` that is modal as long as it is rendered. Focus goes back to where it was when it leaves. While `isBusy`, what
 * is under way can't be left.
 */
export function useModal(onClose: () => void, isBusy = false): Modal {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Where a second press of Enter must not choose, the dialog says what has the focus first.
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      // Toasts that stand in the dialog stay when it goes.
      const toasts = element?.querySelector('[data-toasts]');
      if (toasts) document.body.append(toasts);
      element?.close();
    };
  }, []);

  const leave = () => {
    if (!isBusy) onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    // A file field inside says "cancel" as well.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    leave();
  };
  return { dialog, onCancel, leave };
}
