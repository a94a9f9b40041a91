/** A room in short, in lists and cards (spec section 2). */

export const acRoom = 'AC Room';
export const nonAcRoom = 'Non-AC Room';
export const sleeps = (capacity: number) => `Sleeps ${capacity}`;
export const homestay = (name: string) => `${name} homestay`;
/** `Sea View homestay · Sleeps 2`; rooms stored by older versions have no homestay. */
export const homestayAndSleeps = (name: string, capacity: number) =>
  name ? `${homestay(name)} · ${sleeps(capacity)}` : sleeps(capacity);
export const moreAmenities = (count: number) => `+${count} more`;
export const rating = 'Rating';
/** A homestay has no rating below three reviews, so there are always several. */
export const ratingOf = (value: number, count: number) => `${value.toFixed(1)} · ${count} reviews`;
export const perNight = 'per night';
/** For screen readers, before a price that is struck through. */
export const was = 'Was';
