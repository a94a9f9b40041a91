/** Why rooms can't be shown or booked (spec section 8). */

import type * as en from '../../en/rooms/refusal.ts';

export const failed = 'कमरों की सूची खुल नहीं पाई। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const pastDates = 'ये तारीखें बीत चुकी हैं। कृपया आज की या आगे की तारीख चुनें।';
export const noPrice = 'इन तारीखों की कीमत अभी तय नहीं है।';

export const notStarted = (monthYear: string) => `माफ़ कीजिए, ${monthYear} की बुकिंग अभी शुरू नहीं हुई है`;
export const minimumStay = (nights: number) => `कम से कम ${nights} दिन ठहरना होगा`;

/** Why a room can't be booked for its stay. `month` is that of the check-in. */
export function refusalSentence(room: Parameters<typeof en.refusalSentence>[0], month: string): string {
  if (room.pricing_error_type === 'minimum_stay_violation' && room.minimum_stay_required) {
    return minimumStay(room.minimum_stay_required);
  }
  return room.pricing_error || notStarted(month);
}
