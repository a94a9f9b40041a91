/** A room in a few words, wherever it is shown (spec section 2). */

export const acRoom = 'AC Room';
export const nonAcRoom = 'Non-AC Room';
export const sleeps = (capacity: number) => `Sleeps ${capacity}`;
export const homestay = (name: string) => `${name} homestay`;
/** `Sea View homestay · Sleeps 2`; rooms kept long ago have no homestay. */
export const homestayAndSleeps = (name: string, capacity: number) =>
  name ? `${homestay(name)} · ${sleeps(capacity)}` : sleeps(capacity);
export const moreAmenities = (count: number) => `+${count} more`;
export const perNight = 'per night';
/** Said before a price that is struck through. */
export const was = 'Was';
