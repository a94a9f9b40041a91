/** Moves the focus to the row that the pressed button has just added above itself. */
export function focusAdded({ currentTarget }: { currentTarget: Element }): void {
  const part = currentTarget.closest('section');
  requestAnimationFrame(() =>
    [...(part?.querySelectorAll('fieldset') ?? [])].at(-1)?.querySelector('input')?.focus(),
  );
}

/** Moves the focus to the photos, which are the next step after a room's words are saved. */
export function focusPhotos(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#photos h2')?.focus());
}
