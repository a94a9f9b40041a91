import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { openSearchForm, submitSearch } from '#stores/search-form.ts';
import { today } from '#stores/today.ts';
import '../ui/toast-region.ts';
import { SearchBar } from './SearchBar.tsx';

/** The fields in their order, by the names the plain form sends. */
const FIELDS = ['checkIn', 'checkOut', 'guests', 'children'];

/** What was typed into the plain form, as the query it would send; what it came with does not count. */
function typedIn(form: HTMLFormElement): string {
  const typed = new URLSearchParams();
  for (const input of form.querySelectorAll('input')) {
    if (input.value !== input.defaultValue) typed.set(input.name, input.value);
  }
  return typed.toString();
}

/**
 * The React search bar in place of the plain form's fields: what was typed stays, and the field that was touched has
 * the focus, its calendar open where it was pressed.
 */
export function takeOver(form: HTMLFormElement, field: string | undefined, pressed: boolean): void {
  const fields = form.querySelector('#search-fields');
  if (!fields) return;
  openSearchForm(typedIn(form));
  const close = () => form.querySelector<HTMLButtonElement>('[data-search-open]')?.click();
  flushSync(() => createRoot(fields).render(createElement(SearchBar, { today: today(), onCancel: close })));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitSearch();
  });
  if (!field) return;
  const input = fields.querySelectorAll('input')[FIELDS.indexOf(field)];
  input?.focus();
  if (pressed && input?.readOnly) input.click();
}
