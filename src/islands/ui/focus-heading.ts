/** Runs `remove`, which removes the pressed element: the focus moves to the heading above. */
export function andFocusHeading(remove: () => void): (event: { currentTarget: Element }) => void {
  return ({ currentTarget }) => {
    // A hidden heading, such as that of a failure, can't take the focus.
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
