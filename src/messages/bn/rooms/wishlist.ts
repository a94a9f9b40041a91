/** Sentences of the wishlist (spec sections 2 and 8). */

export const addedToWishlist = (name: string) => `${name} আপনার পছন্দের তালিকায় রাখা হয়েছে!`;
export const removedFromWishlist = (name: string) => `${name} আপনার পছন্দের তালিকা থেকে সরানো হয়েছে!`;

export const emptyTitle = 'আপনার পছন্দের তালিকা খালি';
export const emptyHint = 'কোনো ঘরের হার্ট চিহ্নটি টিপলে সেটি এখানে থাকবে।';
export const heading = (count: number) => `আমার পছন্দের তালিকা (${count})`;
export const viewDetails = 'বিবরণ দেখুন';
export const remove = (name: string) => `${name} পছন্দের তালিকা থেকে সরান`;
/** What "Add to Cart" would add, and has added: "26–28 ডিসে · 2 জন প্রাপ্তবয়স্ক, 2 জন শিশু · ₹5,390". */
export const chosenStay = (stay: string, party: string, total: string | undefined) =>
  [stay, party, ...(total ? [total] : [])].join(' · ');
export const notThen = (chosen: string) => `${chosen} · খালি নেই`;
export const priceByDates = 'ভাড়া আপনার তারিখ অনুযায়ী';
