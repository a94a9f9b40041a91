/** Sentences of the wishlist (spec sections 2 and 8). */

export const addedToWishlist = (name: string) => `${name} has been added to your wishlist!`;
export const removedFromWishlist = (name: string) => `${name} has been removed from your wishlist!`;

export const emptyTitle = 'Your wishlist is empty';
export const emptyHint = 'Press the heart on a room to save it here.';
export const heading = (count: number) => `My Wishlist (${count})`;
export const viewDetails = 'View Details';
export const remove = (name: string) => `Remove ${name} from the wishlist`;
/** What "Add to Cart" would add, and has added: "26–28 Dec · 2 adults, 2 children · ₹5,390". */
export const chosenStay = (stay: string, party: string, total: string | undefined) =>
  [stay, party, ...(total ? [total] : [])].join(' · ');
export const notThen = (chosen: string) => `${chosen} · not available`;
export const priceByDates = 'Price depends on your dates';
