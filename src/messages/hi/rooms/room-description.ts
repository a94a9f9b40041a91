/** A room in one sentence, for search engines and shared links. */

export const priceFrom = (rupees: string) => `एक रात ${rupees} से`;

export function roomFacts(
  room: { is_ac: boolean; capacity: number; homestay_name: string },
  price: string,
): string {
  const kind = room.is_ac ? 'AC कमरा' : 'बिना AC का कमरा';
  return `${room.homestay_name}, पुरी में ${room.capacity} ${room.capacity <= 1 ? 'व्यक्ति' : 'लोगों'} के लिए ${kind}${price ? `, ${price}` : ''}।`;
}
