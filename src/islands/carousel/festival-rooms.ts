import type { FestivalRooms, Occurrence } from '#domain/dates/festivals.ts';
import * as messages from '#messages/site/festivals.ts';
import { roomsFor } from '#stores/search/festival-rooms.ts';

/** Writes on each card what can be booked, once the festivals come into view. */
export async function showRooms(cards: readonly (Occurrence & { element: HTMLElement })[]): Promise<void> {
  await Promise.all(
    cards.map(async (card) => {
      const line = card.element.querySelector<HTMLElement>('[data-rooms]');
      const rooms = await roomsFor(card);
      if (line && rooms) line.textContent = sentenceOf(rooms, Number(line.dataset.rooms));
    }),
  );
}

/** `plenty`: from so many free rooms on, their number is not said. */
function sentenceOf(rooms: FestivalRooms, plenty: number): string {
  if (rooms.state === 'free')
    return rooms.rooms < plenty ? messages.roomsLeft(rooms.rooms) : messages.roomsFree;
  return { taken: messages.allTaken, not_open: messages.notOpen, longer_only: messages.longerOnly }[
    rooms.state
  ];
}
