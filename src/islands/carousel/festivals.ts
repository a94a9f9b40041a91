import { todayInIndia } from '#domain/dates/calendar.ts';
import { arrangeFestivals, festivalSearch, type Occurrence } from '#domain/dates/festivals.ts';

/**
 * Sorts the festival cards for today in India (spec section 4), because the page has the order of its build, maybe
 * months ago.
 */
interface Card extends Occurrence {
  element: HTMLElement;
}

function cardOf(element: HTMLElement): Card {
  const { festival = '', start = '', end = '' } = element.dataset;
  return { festival, start, end, element };
}

const elements: readonly HTMLElement[] = [...document.querySelectorAll<HTMLElement>('[data-festival]')];
const today = todayInIndia(new Date());
const cards = elements.map(cardOf);
const shown = arrangeFestivals(cards, today);

for (const card of shown) {
  card.element.querySelector('a.button')?.setAttribute('href', festivalSearch(card, today));
  card.element.toggleAttribute('data-past', card.end < today);
}
for (const { element } of cards.filter((card) => !shown.includes(card))) element.remove();
// Nothing moves if the order is still right.
if (shown.some(({ element }, index) => element !== elements[index])) {
  elements[0]?.parentElement?.append(...shown.map(({ element }) => element));
}

/** Each upcoming festival costs one search. */
const MOST_SEARCHES = 4;
const ahead = shown.filter(({ start }) => start >= today).slice(0, MOST_SEARCHES);
const [first] = ahead;
if (first) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void import('./festival-rooms.ts').then(({ showRooms }) => showRooms(ahead));
  });
  observer.observe(first.element);
}
