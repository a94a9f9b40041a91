import { addDays, countNights } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { readSearch } from '#domain/rooms/search.ts';
import { nights } from '#messages/rooms/search.ts';
import * as messages from '#messages/site/embed.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { today } from '#stores/browser/today.ts';
import { partyPrice } from '#stores/search/party-price.ts';

/** Shows what the chosen stay costs the party, below a form that works without it. */
function showPrices(form: HTMLFormElement): void {
  const line = form.querySelector('[data-price]');
  const [checkIn, checkOut] = form.querySelectorAll<HTMLInputElement>('input[type="date"]');
  if (!line || !checkIn || !checkOut) return;
  const first = line.textContent;
  const latest = createLatest();
  checkIn.min = today();
  const ask = async () => {
    const signal = latest.begin();
    checkOut.min = addDays(checkIn.value || today(), 1);
    const asked = askedIn(form);
    if (!asked) {
      line.textContent = first;
      return;
    }
    const { stay, party } = asked;
    const found = await partyPrice(stay, party, signal);
    if (signal.aborted) return;
    line.textContent =
      found === 'none' ? messages.NONE : priceText(found, countNights(stay.checkIn, stay.checkOut));
  };
  form.addEventListener('change', () => void ask());
  void ask();
}

const priceText = (price: number | undefined, count: number) =>
  price === undefined ? '' : messages.price(formatRupees(price), nights(count));

function askedIn(form: HTMLFormElement) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const { checkIn, checkOut, adults, children = 0 } = readSearch(new URLSearchParams(fields).toString());
  if (!checkIn || !checkOut || checkOut <= checkIn || checkIn < today() || adults === undefined)
    return undefined;
  return { stay: { checkIn, checkOut }, party: { adults, children } };
}

for (const form of document.querySelectorAll('form')) showPrices(form);
