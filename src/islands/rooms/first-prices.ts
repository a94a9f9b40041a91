import { perNight } from '#messages/room-card.ts';
import { earlyRooms } from '#stores/early-rooms.ts';

/** Writes names and prices into the waiting cards while React is on its way; it puts the whole cards in their place. */
async function fill(): Promise<void> {
  for (const { id, name, price } of await earlyRooms()) {
    const places = document.querySelectorAll(`[data-waiting="${id}"] [data-early]`);
    [name, price, price && perNight].forEach((words, index) => {
      places[index]?.replaceChildren(words);
      places[index]?.removeAttribute('data-early');
    });
  }
}

void fill();
