import { formatDate } from '#domain/calendar.ts';
import type { RoomDetail } from '#domain/room-detail.ts';
import type { Amount } from '#islands/ui/AmountList.tsx';
import { discount, longStayDiscount } from '#messages/room.ts';
import { nights as nightsOf } from '#messages/search.ts';

/** Longer stays are one line, so that the total stays in view. */
const NIGHTS_SHOWN = 7;

/** The price of the room for the stay, night by night; empty if it has none. */
export function priceAmounts(room: RoomDetail): Amount[] {
  if (room.nights.length === 0) return [];
  const nights: Amount[] =
    room.nights.length <= NIGHTS_SHOWN
      ? room.nights.map(({ night, price }) => ({ label: formatDate(night), rupees: price }))
      : [{ label: nightsOf(room.nights.length), rupees: room.price }];
  const savings: Amount[] = [];
  if (room.discount > 0) savings.push({ label: discount, rupees: -room.discount, kind: 'saving' });
  if (room.rules_discount > 0) {
    const label = longStayDiscount(room.rules_discount_percentage, room.stay_days);
    savings.push({ label, rupees: -room.rules_discount, kind: 'saving' });
  }
  return [...nights, ...savings];
}
