import { $counts } from '#stores/cart/counts.ts';
import { $search, bookedQuery, previewSearch } from '#stores/search/search.ts';
import { dressDates, fieldOf, fillFields, sayChosen, typedIn } from './plain-fields.ts';

/**
 * The search form before React: what it shows, the collapsed "Search Rooms" bar of small screens, and the moment when
 * the island takes the form over: when it is touched, focused or pointed at. Without scripts, or without the island,
 * the form is a plain one that works.
 */

/** The keys that open the calendar of a date field. */
const OPENING = ['Enter', ' ', 'ArrowDown'];

/** Loads the island once, and tells it which field has the focus and whether that came of a press. */
function upgrade(form: HTMLFormElement): void {
  // A guest may be faster than this script: what they typed stays, what they pressed opens, and the island comes at once.
  const typed = typedIn(form);
  const touched = form.querySelector(':focus');
  const undress = dressDates(form);
  const show = () => {
    fillFields(form, previewSearch());
    sayChosen(form, previewSearch(), bookedQuery() !== undefined);
  };
  const unlisten = [$search.subscribe(show), $counts.listen(show)];
  let pressed = typed === '' && touched?.matches(':hover') ? fieldOf(touched) : undefined;
  let loading = false;

  const begin = async () => {
    if (loading) return;
    loading = true;
    try {
      const { takeOver } = await import('./take-over.ts');
      for (const stop of unlisten) stop();
      const focused = form.contains(document.activeElement) ? fieldOf(document.activeElement) : undefined;
      takeOver(form, focused ?? pressed, pressed !== undefined && (focused ?? pressed) === pressed);
    } catch (error) {
      undress();
      console.error(error);
    }
  };

  form.addEventListener('pointerover', begin);
  form.addEventListener('focusin', begin);
  form.addEventListener('pointerdown', (event) => {
    pressed = fieldOf(event.target);
    void begin();
  });
  // Enter would send the form before its calendar is there.
  form.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement && target.readOnly && OPENING.includes(key))) return;
    event.preventDefault();
    pressed = fieldOf(target);
  });
  if (touched || typed !== '') void begin();
}

function collapse(form: HTMLFormElement): void {
  const open = form.querySelector<HTMLButtonElement>('[data-search-open]');
  const set = (expanded: boolean) => open?.setAttribute('aria-expanded', String(expanded));
  const press = () => {
    const expanded = open?.getAttribute('aria-expanded') === 'true';
    set(!expanded);
    if (expanded) return open?.focus();
    form.querySelector('input')?.focus({ preventScroll: true });
    // All of it: on a phone it opens where the screen ends.
    form.scrollIntoView({ block: 'nearest' });
  };
  // Wherever the bar is pressed; its button is what keyboards and screen readers find.
  form.querySelector('[data-search-bar]')?.addEventListener('click', press);
  // It was pressed before this script came.
  if (open?.matches(':focus:not(:focus-visible)')) press();
  form.querySelector('[data-search-close]')?.addEventListener('click', () => {
    set(false);
    open?.focus();
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
  collapse(form);
  upgrade(form);
}
