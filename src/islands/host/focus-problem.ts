/** Moves to the first field that is not right, once it is marked. */
export function focusProblem(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
