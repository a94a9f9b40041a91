import type { FunctionComponent } from 'react';

/** A dialog that arrives, with what it needs, when it is first asked for, and from then on opens by itself. */
export function dialogOnDemand(load: () => Promise<FunctionComponent>): () => Promise<void> {
  let opening = false;
  return async () => {
    if (opening) return;
    opening = true;
    try {
      const [{ createElement }, { createRoot }, Dialog] = await Promise.all([
        import('react'),
        import('react-dom/client'),
        load(),
      ]);
      const place = document.createElement('div');
      document.body.append(place);
      createRoot(place).render(createElement(Dialog));
    } catch (error) {
      // The next press tries again.
      opening = false;
      throw error;
    }
  };
}
