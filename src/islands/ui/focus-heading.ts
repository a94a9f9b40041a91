/** For what goes away when it is pressed: the focus stays near, on the heading above it. */
export function focusHeading(pressed: Element): void {
  const heading = pressed.closest('section, form, main')?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
