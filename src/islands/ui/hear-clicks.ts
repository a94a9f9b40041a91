/** What a finger or a pointer does before it has clicked, and while it moves. */
export const BEFORE_THE_CLICK = /pointer|mouse|touch/;

/**
 * Keeps React from listening to those events on one of its roots: it listens to every event there is, and for each of
 * the fifteen that a touch is made of it walks up the page for a component that handles it, a tenth of what a slow phone
 * needs to answer. Who wants one of them adds a listener of their own.
 */
export function hearClicks(root: Element): void {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (...listener: Parameters<Element['addEventListener']>) => {
    if (!BEFORE_THE_CLICK.test(listener[0])) listen(...listener);
  };
}
