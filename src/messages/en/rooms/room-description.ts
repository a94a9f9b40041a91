/** A room in one sentence, for search engines and shared links. */

export const priceFrom = (rupees: string) => `from ${rupees} a night`;

export function roomFacts(
  room: { is_ac: boolean; capacity: number; homestay_name: string },
  price: string,
): string {
  const kind = room.is_ac ? 'AC room' : 'Non-AC room';
  return `${kind} for ${room.capacity} at ${room.homestay_name}, Puri${price ? `, ${price}` : ''}.`;
}
