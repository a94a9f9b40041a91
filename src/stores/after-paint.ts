/**
 * Once the page has painted what a press changed: what the guest does not see yet, such as a request, waits for it.
 * A page in the background paints nothing, and waits for nothing.
 */
export function painted(): Promise<void> {
  const isShown = typeof document !== 'undefined' && !document.hidden;
  return new Promise((resolve) => {
    if (isShown) requestAnimationFrame(() => setTimeout(resolve));
    else setTimeout(resolve);
  });
}
