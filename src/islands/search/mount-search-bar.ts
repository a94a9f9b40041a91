import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { today } from '#stores/browser/today.ts';
import { $cartSearch } from '#stores/cart/cart.ts';
import { $search, kindOfDates } from '#stores/search/search.ts';
import { $searchForm, openSearchForm, submitSearch } from '#stores/search-bar/form.ts';
import '#islands/ui/feedback/toast-region.ts';
import './open-cart-dialogs.ts';
import { showChosen, typedIn } from './plain-fields.ts';
import { SearchBar } from './SearchBar.tsx';

/** The fields in order, by their names in the plain form. */
const FIELDS = ['checkIn', 'checkOut', 'guests', 'children'];

/**
 * Replaces the plain form's fields by the React search bar: typed text and focus stay, and a pressed calendar
 * opens.
 */
export function mountSearchBar(form: HTMLFormElement, field: string | undefined, pressed: boolean): void {
  const fields = form.querySelector('#search-fields');
  if (!fields) return;
  const typed = typedIn(form);
  openSearchForm(typed);
  const festivals = JSON.parse(form.dataset.festivals ?? '[]');
  flushSync(() => createRoot(fields).render(createElement(SearchBar, { today: today(), festivals })));
  form.addEventListener('open-calendar', ({ target }) => {
    if (target instanceof HTMLInputElement) target.click();
  });
  $searchForm.subscribe((chosen) => {
    const { checkIn, checkOut } = $search.get() ?? {};
    const isSearched = chosen.checkIn === checkIn && chosen.checkOut === checkOut;
    showChosen(form, chosen, isSearched || $cartSearch.get() ? kindOfDates() : undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitSearch();
  });
  if (!field) return;
  const input = fields.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')[
    FIELDS.indexOf(field)
  ];
  input?.focus({ preventScroll: true });
  // Replacing the fields stops the browser from scrolling the form into view.
  form.scrollIntoView({ block: 'nearest' });
  // Selects a number again unless it is being typed.
  if (input?.type === 'number' && !new URLSearchParams(typed).has(field)) input.select();
  if (pressed && input?.readOnly) input.click();
}
