/** A room in short, in lists and cards (spec section 2). */

export const acRoom = 'AC ঘর';
export const nonAcRoom = 'AC ছাড়া ঘর';
export const sleeps = (capacity: number) => `${capacity} জনের জন্য`;
export const homestay = (name: string) => `${name} হোমস্টে`;
/** `সি ভিউ হোমস্টে · 2 জনের জন্য`; rooms stored by older versions have no homestay. */
export const homestayAndSleeps = (name: string, capacity: number) =>
  name ? `${homestay(name)} · ${sleeps(capacity)}` : sleeps(capacity);
export const moreAmenities = (count: number) => `আরও ${count}টি`;
export const rating = 'রেটিং';
/** A homestay has no rating below three reviews, so there are always several. */
export const ratingOf = (value: number, count: number) => `${value.toFixed(1)} · ${count}টি রিভিউ`;
export const perNight = 'প্রতি রাত';
/** For screen readers, before a price that is struck through. */
export const was = 'আগে';
