import { addDays } from '#domain/dates/calendar.ts';
import { today } from '#stores/browser/today.ts';
import { priceSentence } from '#stores/search/party-price.ts';

/** Shows what the chosen stay costs the party, below a form that works without it. */
function showPrices(form: HTMLFormElement): void {
  const line = form.querySelector('[data-price]');
  const [checkIn, checkOut] = form.querySelectorAll<HTMLInputElement>('input[type="date"]');
  if (!line || !checkIn || !checkOut) return;
  const first = line.textContent;
  let asked = '';
  const ask = async () => {
    checkIn.min = today();
    checkOut.min = addDays(checkIn.value || today(), 1);
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(fields).toString();
    asked = query;
    const sentence = await (priceSentence(query) ?? first);
    if (asked === query) line.textContent = sentence;
  };
  form.addEventListener('change', () => void ask());
  void ask();
}

for (const form of document.querySelectorAll('form')) showPrices(form);
