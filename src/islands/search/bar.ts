/**
 * The search form before React: the collapsed "Search Rooms" bar of small screens, and the moment when the island
 * takes the form over. React arrives when the form is touched, focused or pointed at; on pages that have it anyway
 * (`data-search="now"`) at once. Until then, and without scripts, the form is a plain one that works.
 */

function fieldOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLInputElement && target.name ? target.name : undefined;
}

/** Loads the island once, and tells it which field has the focus and whether that came of a press. */
function upgrade(form: HTMLFormElement): void {
  let pressed: string | undefined;
  let loading = false;

  const begin = async () => {
    if (loading) return;
    loading = true;
    try {
      const { takeOver } = await import('./take-over.ts');
      const focused = form.contains(document.activeElement) ? fieldOf(document.activeElement) : undefined;
      takeOver(form, focused ?? pressed, pressed !== undefined && (focused ?? pressed) === pressed);
    } catch (error) {
      // Without the island the form stays what it is; the next touch tries again.
      loading = false;
      console.error(error);
    }
  };

  form.addEventListener('pointerover', begin);
  form.addEventListener('focusin', begin);
  form.addEventListener('pointerdown', (event) => {
    pressed = fieldOf(event.target);
    void begin();
  });
  if (form.dataset.search === 'now') void begin();
}

/** Date fields stay empty-handed of the browser's own picker: ours is on its way. */
function keepPickerClosed(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    input.addEventListener('click', (event) => event.preventDefault());
  }
}

function collapse(form: HTMLFormElement): void {
  const open = form.querySelector<HTMLButtonElement>('[data-search-open]');
  const set = (expanded: boolean) => open?.setAttribute('aria-expanded', String(expanded));
  open?.addEventListener('click', () => {
    const expanded = open.getAttribute('aria-expanded') === 'true';
    set(!expanded);
    if (expanded) open.focus();
    else form.querySelector('input')?.focus();
  });
  form.querySelector('[data-search-close]')?.addEventListener('click', () => {
    set(false);
    open?.focus();
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
  collapse(form);
  keepPickerClosed(form);
  upgrade(form);
}
