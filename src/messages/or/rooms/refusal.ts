/** Why rooms can't be shown or booked (spec section 8). */

import type * as en from '../../en/rooms/refusal.ts';

export const failed = 'ରୁମ ତାଲିକା ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const pastDates = 'ଏହି ତାରିଖ ଗଡ଼ିଯାଇଛି। ଦୟାକରି ଆଜିର କିମ୍ବା ଆଗକୁ ଥିବା ତାରିଖ ବାଛନ୍ତୁ।';
export const noPrice = 'ଏହି ତାରିଖର ଦାମ ଏପର୍ଯ୍ୟନ୍ତ ସ୍ଥିର ହୋଇନାହିଁ।';

export const notStarted = (monthYear: string) => `କ୍ଷମା କରିବେ, ${monthYear} ମାସର ବୁକିଂ ଆମେ ଏପର୍ଯ୍ୟନ୍ତ ଆରମ୍ଭ କରିନାହୁଁ`;
export const minimumStay = (nights: number) => `ଅତି କମରେ ${nights} ଦିନ ରହିବା ଦରକାର`;

/** Why a room can't be booked for its stay. `month` is that of the check-in. */
export function refusalSentence(room: Parameters<typeof en.refusalSentence>[0], month: string): string {
  if (room.pricing_error_type === 'minimum_stay_violation' && room.minimum_stay_required) {
    return minimumStay(room.minimum_stay_required);
  }
  return room.pricing_error || notStarted(month);
}
