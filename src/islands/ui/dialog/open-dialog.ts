import type { FunctionComponent } from 'react';

/** Returns a function that opens a dialog and loads it the first time; later the dialog opens by itself. */
export function dialogOnDemand(load: () => Promise<FunctionComponent>): () => Promise<void> {
  let opening = false;
  return async () => {
    if (opening) return;
    opening = true;
    try {
      const [{ renderDialog }, Dialog] = await Promise.all([import('./render-dialog.ts'), load()]);
      renderDialog(Dialog);
    } catch (error) {
      // The next press of the button tries again.
      opening = false;
      throw error;
    }
  };
}
