import { $counts } from '#stores/browser/stored-counts.ts';
import { $search, kindOfDates, previewSearch } from '#stores/search/search.ts';
import { fieldOf, fillFields, makeDatesReadOnly, showChosen, typedIn } from './plain-fields.ts';

/**
 * Runs the search form before React: its content, the collapsed "Search Rooms" bar of small screens, and loading the
 * island on touch, focus or pointer. Without scripts the plain form works.
 */

/** The keys that open the calendar of a date field. */
const OPENING = ['Enter', ' ', 'ArrowDown'];

/** Loads the island once, with the focused field and whether it was pressed. */
function loadIsland(form: HTMLFormElement): void {
  // The guest may have typed or pressed before this script loaded: typed text stays, pressed fields open, and the
  // island loads at once.
  const typed = typedIn(form);
  const touched = form.querySelector(':focus');
  const restoreDates = makeDatesReadOnly(form);
  const show = () => {
    fillFields(form, previewSearch());
    showChosen(form, previewSearch(), kindOfDates());
  };
  const unlisten = [$search.subscribe(show), $counts.listen(show)];
  let pressed = typed === '' && touched?.matches(':hover') ? fieldOf(touched) : undefined;
  let loading = false;

  const begin = async () => {
    if (loading) return;
    loading = true;
    try {
      const { mountSearchBar } = await import('./mount-search-bar.ts');
      for (const stop of unlisten) stop();
      const focused = form.contains(document.activeElement) ? fieldOf(document.activeElement) : undefined;
      mountSearchBar(form, focused ?? pressed, pressed !== undefined && (focused ?? pressed) === pressed);
    } catch (error) {
      restoreDates();
      console.error(error);
    }
  };

  form.addEventListener('pointerover', begin);
  form.addEventListener('focusin', begin);
  form.addEventListener('pointerdown', (event) => {
    pressed = fieldOf(event.target);
    void begin();
  });
  form.addEventListener('open-calendar', ({ target }) => {
    pressed = fieldOf(target);
    void begin();
  });
  // Enter would submit the form before the calendar opens.
  form.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement && target.readOnly && OPENING.includes(key))) return;
    event.preventDefault();
    pressed = fieldOf(target);
  });
  if (touched || typed !== '') void begin();
}

/** Makes all of the page but the form inert, for as long as it covers the screen. Dialogs are outside of the page's parts. */
function coverPage(form: HTMLFormElement, isOpen: boolean): void {
  for (let part: Element = form; part.parentElement; part = part.parentElement) {
    const isBody = part.parentElement === document.body;
    for (const other of part.parentElement.children) {
      if (other === part || !(other instanceof HTMLElement) || (isBody && other.matches('div'))) continue;
      other.inert = isOpen;
    }
  }
}

/** Shows the fields on a phone, which are closed behind the bar or open over the whole screen. */
function collapse(form: HTMLFormElement): void {
  const open = form.querySelector<HTMLButtonElement>('[data-search-open]');
  const isExpanded = () => open?.getAttribute('aria-expanded') === 'true';
  const set = (expanded: boolean) => {
    open?.setAttribute('aria-expanded', String(expanded));
    coverPage(form, expanded);
  };
  const close = () => {
    if (!isExpanded()) return;
    set(false);
    open?.focus();
  };
  const press = () => {
    if (isExpanded()) return;
    set(true);
    const first = form.querySelector('input');
    first?.focus({ preventScroll: true });
    // A guest without dates has to choose them first.
    if (first?.readOnly && first.value === '')
      first.dispatchEvent(new Event('open-calendar', { bubbles: true }));
  };
  // The whole bar can be pressed; its button is for keyboards and screen readers.
  form.querySelector('[data-search-bar]')?.addEventListener('click', press);
  // The bar may have been pressed before this script loaded.
  if (open?.matches(':focus:not(:focus-visible)')) press();
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  form.addEventListener('submit', () => set(false));
  // React replaces the button, so the form listens.
  form.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search-close]')) close();
  });
  // When a phone is turned, the wide form fits.
  matchMedia('(width < 48rem)').addEventListener('change', close);
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
  loadIsland(form);
  collapse(form);
}
