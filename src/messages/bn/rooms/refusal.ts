/** Why rooms can't be shown or booked (spec section 8). */

import type * as en from '../../en/rooms/refusal.ts';

export const failed = 'ঘরগুলি আনা যায়নি। একটু পরে আবার চেষ্টা করুন।';
export const pastDates = 'এই তারিখ পেরিয়ে গেছে। আজকের বা পরের তারিখ বেছে নিন।';
export const noPrice = 'এই তারিখের ভাড়া এখনও ঠিক হয়নি।';

export const notStarted = (monthYear: string) => `দুঃখিত, ${monthYear}-এর বুকিং এখনও শুরু হয়নি`;
export const minimumStay = (nights: number) => `অন্তত ${nights} দিন থাকতে হবে`;

/** Why a room can't be booked for its stay. `month` is that of the check-in. */
export function refusalSentence(room: Parameters<typeof en.refusalSentence>[0], month: string): string {
  if (room.pricing_error_type === 'minimum_stay_violation' && room.minimum_stay_required) {
    return minimumStay(room.minimum_stay_required);
  }
  return room.pricing_error || notStarted(month);
}
