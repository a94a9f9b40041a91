import { $toasts } from '#stores/browser/toasts.ts';

let opening = false;

/** The region and its library arrive with the first toast; later ones it takes by itself. */
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
