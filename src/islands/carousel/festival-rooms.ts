import type { FestivalRooms, Occurrence } from '#domain/dates/festivals.ts';
import * as messages from '#messages/site/festivals.ts';
import { roomsFor } from '#stores/search/festival-rooms.ts';

/** Writes on each card what can be booked, once the festivals come into view. */
export async function showRooms(cards: readonly (Occurrence & { element: HTMLElement })[]): Promise<void> {
  await Promise.all(
    cards.map(async (card) => {
      const line = card.element.querySelector('[data-rooms]');
      const rooms = await roomsFor(card);
      if (line && rooms) line.textContent = sentenceOf(rooms);
    }),
  );
}

function sentenceOf(rooms: FestivalRooms): string {
  if (rooms.state === 'free') return messages.roomsLeft(rooms.rooms);
  return { taken: messages.allTaken, not_open: messages.notOpen, longer_only: messages.longerOnly }[
    rooms.state
  ];
}
