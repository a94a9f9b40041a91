/** Sentences of the wishlist (spec sections 2 and 8). */

export const addedToWishlist = (name: string) => `${name} ଆପଣଙ୍କ ପସନ୍ଦ ତାଲିକାରେ ରଖାଗଲା!`;
export const removedFromWishlist = (name: string) => `${name} ଆପଣଙ୍କ ପସନ୍ଦ ତାଲିକାରୁ ହଟାଗଲା!`;

export const emptyTitle = 'ଆପଣଙ୍କ ପସନ୍ଦ ତାଲିକା ଖାଲି ଅଛି';
export const emptyHint = 'ରୁମକୁ ଏଠାରେ ରଖିବା ପାଇଁ ତା’ ଉପରର ହୃଦୟ ଚିହ୍ନ ଦବାନ୍ତୁ।';
export const heading = (count: number) => `ମୋ ପସନ୍ଦ ତାଲିକା (${count})`;
export const viewDetails = 'ବିବରଣୀ ଦେଖନ୍ତୁ';
export const remove = (name: string) => `ପସନ୍ଦ ତାଲିକାରୁ ${name} ହଟାନ୍ତୁ`;
/** What "Add to Cart" would add, and has added: "26–28 ଡିସେ · 2 ବୟସ୍କ, 2 ପିଲା · ₹5,390". */
export const chosenStay = (stay: string, party: string, total: string | undefined) =>
  [stay, party, ...(total ? [total] : [])].join(' · ');
export const notThen = (chosen: string) => `${chosen} · ଖାଲି ନାହିଁ`;
export const priceByDates = 'ଦାମ ଆପଣଙ୍କ ତାରିଖ ଅନୁସାରେ';
