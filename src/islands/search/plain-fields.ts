import { formatDate, isCivilDate } from '#domain/dates/calendar.ts';
import type { SearchQuery } from '#domain/rooms/search.ts';
import { partyOf } from '#messages/booking/party.ts';
import { datePattern, withExampleDates, yourBooking } from '#messages/rooms/search.ts';
import { shortStay } from '#stores/browser/today.ts';

/**
 * Prepares the fields of the plain form until React has loaded: date fields are read-only, show d/m/Y and submit a
 * hidden date.
 */

const show = (date: string) => (isCivilDate(date) ? formatDate(date, 'numeric') : '');

export function fieldOf(target: EventTarget | null): string | undefined {
  return target instanceof HTMLInputElement ? target.dataset.field || target.name || undefined : undefined;
}

/**
 * Turns the date fields into read-only ones; returns a function that undoes it, for when the calendar fails
 * to load.
 */
export function makeDatesReadOnly(form: HTMLFormElement): () => void {
  const dates = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  const hidden = dates.map((input) => {
    const sent = document.createElement('input');
    Object.assign(sent, { type: 'hidden', name: input.name, value: input.value });
    const { value } = input;
    input.dataset.field = input.name;
    input.removeAttribute('name');
    Object.assign(input, { type: 'text', readOnly: true, placeholder: datePattern, value: show(value) });
    input.after(sent);
    return sent;
  });
  return () => {
    dates.forEach((input, index) => {
      const sent = hidden[index];
      Object.assign(input, {
        type: 'date',
        readOnly: false,
        name: sent?.name ?? '',
        value: sent?.value ?? '',
      });
      sent?.remove();
    });
  };
}

/** Shows a search in fields that are unchanged by the guest. */
export function fillFields(form: HTMLFormElement, query: SearchQuery): void {
  const values = {
    checkIn: query.checkIn,
    checkOut: query.checkOut,
    guests: query.adults,
    children: query.children,
  };
  for (const [name, value] of Object.entries(values)) {
    const sent = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!sent || value === undefined || isTyped(sent)) continue;
    sent.value = String(value);
    sent.dataset.shown = sent.value;
    const shown = form.querySelector<HTMLInputElement>(`input[data-field="${name}"]`);
    if (shown) shown.value = show(sent.value);
  }
}

/** Shows the chosen dates and party in the collapsed bar, and whether they are the cart's or examples. */
export function showChosen(
  form: HTMLFormElement,
  query: Omit<SearchQuery, 'pastDate'>,
  kind: 'booked' | 'example' | undefined,
): void {
  const element = form.querySelector('[data-search-chosen]');
  const { checkIn, checkOut, adults, children = 0 } = query;
  if (!element) return;
  const stay = checkIn && checkOut ? shortStay({ checkIn, checkOut }) : '';
  const chosen = stay && adults ? `${stay} · ${partyOf({ adults, children })}` : stay;
  const texts = { booked: yourBooking, example: withExampleDates };
  element.textContent = chosen && kind ? texts[kind](chosen) : chosen;
}

function isTyped(input: HTMLInputElement): boolean {
  return input.value !== (input.dataset.shown ?? input.defaultValue) && input.value !== '';
}

/** Returns the query of what the guest has typed, without initial values. */
export function typedIn(form: HTMLFormElement): string {
  const typed = [...form.querySelectorAll<HTMLInputElement>('input[name]')].filter(isTyped);
  return new URLSearchParams(typed.map(({ name, value }) => [name, value])).toString();
}
