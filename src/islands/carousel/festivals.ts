import { todayInIndia } from '#domain/calendar.ts';
import { arrangeFestivals, festivalSearch, type Occurrence } from '#domain/festivals.ts';

/**
 * Puts the festival cards in the order of today in Puri (spec section 4). The page carries the order of the day it was
 * built, which may be months ago.
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
  card.element.querySelector('a')?.setAttribute('href', festivalSearch(card, today));
  card.element.toggleAttribute('data-past', card.end < today);
}
for (const { element } of cards.filter((card) => !shown.includes(card))) element.remove();
// On the days on which the built order still holds nothing is moved.
if (shown.some(({ element }, index) => element !== elements[index])) {
  elements[0]?.parentElement?.append(...shown.map(({ element }) => element));
}
