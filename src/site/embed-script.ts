export interface EmbedSettings {
  /** The address of `/public/party-price`. */
  address: string;
  /** The sentences, with `{price}` and `{nights}` in them. */
  price: string;
  none: string;
  night: string;
  nights: string;
}

/**
 * Shows what the chosen stay costs the party, below a form that works without it. The page of the search form carries this
 * function as it is written here: it uses nothing outside itself, because the site's own scripts read storage and the
 * session, which a form on another site must not touch. `now` returns milliseconds since 1970.
 */
export function showPartyPrice(form: HTMLFormElement, settings: EmbedSettings, now: () => number): void {
  const line = form.querySelector('[data-price]');
  const [checkIn, checkOut] = form.querySelectorAll<HTMLInputElement>('input[type="date"]');
  if (!line || !checkIn || !checkOut) return;
  const first = line.textContent;
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const DAY = 86_400_000;
  /** India is five and a half hours ahead. */
  const today = () => dayOf(now() + 19_800_000);
  let asked = '';

  const sentenceFor = async (stay: string, count: number): Promise<string> => {
    try {
      const answer = await fetch(`${settings.address}?${stay}`, { credentials: 'omit' });
      const { price } = await answer.json();
      if (price === null) return settings.none;
      if (!answer.ok || typeof price !== 'number') return '';
      const nights = count === 1 ? settings.night : settings.nights.replace('{nights}', String(count));
      return settings.price
        .replace('{price}', `₹${price.toLocaleString('en-IN')}`)
        .replace('{nights}', nights);
    } catch {
      // The form works without a price.
      return '';
    }
  };

  const ask = async () => {
    checkIn.min = today();
    checkOut.min = dayOf(Date.parse(checkIn.value || today()) + DAY);
    const typed = new FormData(form);
    const [guests, children] = [Number(typed.get('guests')), Number(typed.get('children'))];
    const count = (Date.parse(checkOut.value) - Date.parse(checkIn.value)) / DAY;
    const isStay = count >= 1 && checkIn.value >= today() && guests >= 1 && children >= 0;
    const stay = new URLSearchParams({
      check_in: checkIn.value,
      check_out: checkOut.value,
      adults: String(guests),
      children: String(children),
    }).toString();
    asked = isStay ? stay : '';
    const sentence = isStay ? await sentenceFor(stay, count) : first;
    if (asked === (isStay ? stay : '')) line.textContent = sentence;
  };
  form.addEventListener('change', () => void ask());
  void ask();
}
