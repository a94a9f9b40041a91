import { formatRupees } from '#domain/money.ts';
import type { BuiltRoom } from '#domain/room-detail.ts';

/** What a search engine shows below the title: at most about this many signs of it. */
const LONGEST = 160;

/** What a night costs at least. */
export function priceWords(rupees: number): string {
  return `from ${formatRupees(rupees)} a night`;
}

/** A room in one or two sentences, for search engines and shared links. */
export function roomDescription(room: BuiltRoom): string {
  const kind = room.is_ac ? 'AC room' : 'Non-AC room';
  const price = room.price_from === null ? '' : `, ${priceWords(room.price_from)}`;
  const facts = `${kind} for ${room.capacity} at ${room.homestay_name}, Puri${price}.`;
  const [first = ''] = room.description.split(/(?<=[.!?])\s/);
  const whole = `${facts} ${first}`.trim();
  if (whole.length <= LONGEST) return whole;
  const cut = whole.slice(0, LONGEST - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
