/** Why rooms can't be shown or booked (spec section 8). */

export const failed = 'Failed to load rooms. Please try again later.';
export const pastDates = 'These dates are in the past. Please choose today or later.';
export const noPrice = 'There is no price for these dates yet.';

export const notStarted = (monthYear: string) =>
  `Sorry, we have not yet started the booking for the month of ${monthYear}`;
export const minimumStay = (nights: number) => `Minimum stay: ${nights} days required`;

/** Why a room can't be booked for its stay. `month` is that of the check-in. */
export function refusalSentence(
  room: {
    pricing_error: string | null;
    pricing_error_type: string | null;
    minimum_stay_required: number | null;
  },
  month: string,
): string {
  if (room.pricing_error_type === 'minimum_stay_violation' && room.minimum_stay_required) {
    return minimumStay(room.minimum_stay_required);
  }
  return room.pricing_error || notStarted(month);
}
