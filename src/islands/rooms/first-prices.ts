import { perNight } from '#messages/rooms/room-card.ts';
import { earlyRooms } from '#stores/search/early-rooms.ts';

/** Writes names and prices into the skeleton cards while React is loading, which then renders the real cards. */
async function fill(): Promise<void> {
  for (const { id, name, price } of await earlyRooms()) {
    const elements = document.querySelectorAll(`[data-waiting="${id}"] [data-early]`);
    [name, price, price && perNight].forEach((text, index) => {
      elements[index]?.replaceChildren(text);
      elements[index]?.removeAttribute('data-early');
    });
  }
}

void fill();
