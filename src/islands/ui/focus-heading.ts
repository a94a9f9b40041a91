/** Does what makes the pressed thing go away: the focus stays near, on the heading above it. */
export function andFocusHeading(remove: () => void): (event: { currentTarget: Element }) => void {
  return ({ currentTarget }) => {
    // Not one that waits unseen, as that of a failure.
    const heading = currentTarget
      .closest('section, form, main')
      ?.querySelector<HTMLElement>(':is(h1, h2):not([hidden] *)');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    remove();
  };
}
