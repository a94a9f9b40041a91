import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { today } from '#stores/browser/today.ts';
import { $cartSearch } from '#stores/cart/cart.ts';
import { $searchForm, openSearchForm, submitSearch } from '#stores/search/form.ts';
import '../ui/toast-region.ts';
import './open-cart-dialogs.ts';
import { sayChosen, typedIn } from './plain-fields.ts';
import { SearchBar } from './SearchBar.tsx';

/** The fields in their order, by the names the plain form sends. */
const FIELDS = ['checkIn', 'checkOut', 'guests', 'children'];

/**
 * The React search bar in place of the plain form's fields: what was typed stays, and the field that was touched has
 * the focus, its calendar open where it was pressed.
 */
export function takeOver(form: HTMLFormElement, field: string | undefined, pressed: boolean): void {
  const fields = form.querySelector('#search-fields');
  if (!fields) return;
  const typed = typedIn(form);
  openSearchForm(typed);
  const close = () => form.querySelector<HTMLButtonElement>('[data-search-open]')?.click();
  flushSync(() => createRoot(fields).render(createElement(SearchBar, { today: today(), onCancel: close })));
  $searchForm.subscribe((chosen) => sayChosen(form, chosen, $cartSearch.get() !== undefined));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitSearch();
  });
  if (!field) return;
  const input = fields.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')[
    FIELDS.indexOf(field)
  ];
  input?.focus({ preventScroll: true });
  // The browser may have been scrolling the form into view; replacing the fields stopped that.
  form.scrollIntoView({ block: 'nearest' });
  // A number that was marked to be replaced still is; one that is being typed goes on.
  if (input?.type === 'number' && !new URLSearchParams(typed).has(field)) input.select();
  if (pressed && input?.readOnly) input.click();
}
