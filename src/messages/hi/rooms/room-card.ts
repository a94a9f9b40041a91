/** A room in short, in lists and cards (spec section 2). */

export const acRoom = 'AC कमरा';
export const nonAcRoom = 'बिना AC का कमरा';
export const sleeps = (capacity: number) => `${capacity} ${capacity <= 1 ? 'व्यक्ति' : 'लोगों'} के लिए`;
export const homestay = (name: string) => `${name} होमस्टे`;
/** `Sea View होमस्टे · 2 लोगों के लिए`; rooms stored by older versions have no homestay. */
export const homestayAndSleeps = (name: string, capacity: number) =>
  name ? `${homestay(name)} · ${sleeps(capacity)}` : sleeps(capacity);
export const moreAmenities = (count: number) => `+${count} और`;
export const rating = 'रेटिंग';
/** A homestay has no rating below three reviews, so there are always several. */
export const ratingOf = (value: number, count: number) => `${value.toFixed(1)} · ${count} रिव्यू`;
export const perNight = 'हर रात';
/** For screen readers, before a price that is struck through. */
export const was = 'पहले';
