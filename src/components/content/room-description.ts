import { formatRupees } from '#domain/money/money.ts';
import type { BuiltRoom } from '#domain/rooms/room-detail.ts';
import * as messages from '#messages/rooms/room-description.ts';

/** A search engine shows about this many characters. */
const LONGEST = 160;

/** Returns the lowest price of a night; empty if no night is open. */
export function priceText(rupees: number | null): string {
  return rupees === null ? '' : messages.priceFrom(formatRupees(rupees));
}

/** Returns a room in one or two sentences, for search engines and shared links. */
export function roomDescription(room: BuiltRoom): string {
  const facts = messages.roomFacts(room, priceText(room.price_from));
  const [first = ''] = room.description.split(/(?<=[.!?])\s/);
  const whole = `${facts} ${first}`.trim();
  if (whole.length <= LONGEST) return whole;
  const cut = whole.slice(0, LONGEST - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
