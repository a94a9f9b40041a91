/** Sentences of the wishlist (spec sections 2 and 8). */

export const addedToWishlist = (name: string) => `${name} आपकी पसंद की सूची में जुड़ गया है!`;
export const removedFromWishlist = (name: string) => `${name} आपकी पसंद की सूची से हट गया है!`;

export const emptyTitle = 'आपकी पसंद की सूची खाली है';
export const emptyHint = 'कमरे पर बना दिल दबाएँ, वह यहाँ आ जाएगा।';
export const heading = (count: number) => `मेरी पसंद की सूची (${count})`;
export const viewDetails = 'जानकारी देखें';
export const remove = (name: string) => `${name} को पसंद की सूची से हटाएँ`;
/** What "Add to Cart" would add, and has added: "26–28 दिस॰ · 2 वयस्क, 2 बच्चे · ₹5,390". */
export const chosenStay = (stay: string, party: string, total: string | undefined) =>
  [stay, party, ...(total ? [total] : [])].join(' · ');
export const notThen = (chosen: string) => `${chosen} · खाली नहीं`;
export const priceByDates = 'कीमत तारीखों पर निर्भर है';
