import { $toasts } from '#stores/browser/toasts.ts';

let opening = false;

/** Loads the region with the first toast; it shows later ones by itself. */
async function open(): Promise<void> {
  if (opening) return;
  opening = true;
  try {
    const { openToasts } = await import('./Toasts.tsx');
    openToasts();
  } catch (error) {
    // The next toast tries again.
    opening = false;
    throw error;
  }
}

$toasts.subscribe((waiting) => {
  if (waiting.length > 0 && typeof document !== 'undefined') void open();
});
