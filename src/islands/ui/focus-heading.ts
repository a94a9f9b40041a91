/** Does what makes the pressed thing go away: the focus stays near, on the heading above it. */
export function andFocusHeading(remove: () => void): (event: { currentTarget: Element }) => void {
  return ({ currentTarget }) => {
    const headings = currentTarget.closest('section, form, main')?.querySelectorAll<HTMLElement>('h1, h2');
    const heading = [...(headings ?? [])].find((one) => one.checkVisibility());
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    remove();
  };
}
