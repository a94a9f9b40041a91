/** A room in one sentence, for search engines and shared links. */

import type * as en from '../../en/rooms/room-description.ts';

export const priceFrom = (rupees: string) => `ପ୍ରତି ରାତି ${rupees} ରୁ`;

export function roomFacts(room: Parameters<typeof en.roomFacts>[0], price: string): string {
  const kind = room.is_ac ? 'AC ରୁମ' : 'AC ନଥିବା ରୁମ';
  return `${room.homestay_name}, ପୁରୀ: ${room.capacity} ଜଣଙ୍କ ପାଇଁ ${kind}${price ? `, ${price}` : ''}।`;
}
