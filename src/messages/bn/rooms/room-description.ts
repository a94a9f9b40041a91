/** A room in one sentence, for search engines and shared links. */

export const priceFrom = (rupees: string) => `প্রতি রাত ${rupees} থেকে`;

export function roomFacts(
  room: { is_ac: boolean; capacity: number; homestay_name: string },
  price: string,
): string {
  const kind = room.is_ac ? 'AC ঘর' : 'AC ছাড়া ঘর';
  return `${room.capacity} জনের ${kind}, ${room.homestay_name}, পুরী${price ? `, ${price}` : ''}।`;
}
