/** A room in short, in lists and cards (spec section 2). */

export const acRoom = 'AC ରୁମ';
export const nonAcRoom = 'AC ନଥିବା ରୁମ';
export const sleeps = (capacity: number) => `${capacity} ଜଣଙ୍କ ପାଇଁ`;
export const homestay = (name: string) => `${name} ହୋମଷ୍ଟେ`;
/** `Sea View ହୋମଷ୍ଟେ · 2 ଜଣଙ୍କ ପାଇଁ`; rooms stored by older versions have no homestay. */
export const homestayAndSleeps = (name: string, capacity: number) =>
  name ? `${homestay(name)} · ${sleeps(capacity)}` : sleeps(capacity);
export const moreAmenities = (count: number) => `ଆଉ ${count}ଟି`;
export const rating = 'ରେଟିଂ';
/** A homestay has no rating below three reviews, so there are always several. */
export const ratingOf = (value: number, count: number) => `${value.toFixed(1)} · ${count}ଟି ମତାମତ`;
export const perNight = 'ପ୍ରତି ରାତି';
/** For screen readers, before a price that is struck through. */
export const was = 'ଆଗରୁ';
