import { atom } from 'nanostores';

export interface Toast {
  id: number;
  tone: 'success' | 'info' | 'error';
  text: string;
  /** A way to undo, with its label. */
  action?: { label: string; run: () => void };
}

const $lastId = atom(0);

/** The sentences that wait for the toast region, the oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

function add(tone: Toast['tone']) {
  return (text: string, action?: Toast['action']): void => {
    const id = $lastId.get() + 1;
    $lastId.set(id);
    $toasts.set([...$toasts.get(), { id, tone, text, ...(action && { action }) }]);
  };
}

export const toastSuccess = add('success');
export const toastInfo = add('info');
export const toastError = add('error');

/** Returns the toasts that were not shown yet, and empties the queue. */
export function takeToasts(): readonly Toast[] {
  const waiting = $toasts.get();
  if (waiting.length > 0) $toasts.set([]);
  return waiting;
}
