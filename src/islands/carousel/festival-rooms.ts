import type { FestivalRooms, Occurrence } from '#domain/festivals.ts';
import * as messages from '#messages/festivals.ts';
import { roomsFor } from '#stores/search/festival-rooms.ts';

/** Loaded when the festivals come into view: says on each card what is free then. */
export async function showRooms(cards: readonly (Occurrence & { element: HTMLElement })[]): Promise<void> {
  await Promise.all(
    cards.map(async (card) => {
      const line = card.element.querySelector('[data-rooms]');
      const rooms = await roomsFor(card);
      if (line && rooms !== undefined) line.textContent = sentenceOf(rooms);
    }),
  );
}

function sentenceOf(rooms: FestivalRooms): string {
  if (rooms === 'not open') return messages.notOpen;
  return rooms === 0 ? messages.allTaken : messages.roomsLeft(rooms);
}
