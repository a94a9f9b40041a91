/** The search form on pages of other sites. */

export const title = (site: string) => `${site}: ঘর খুঁজুন`;
export const guests = 'অতিথি';
export const children = 'শিশু';
/** The price of the rooms that the party needs, for the whole stay. */
export const price = (amount: string, nights: string) => `${nights}, ${amount} থেকে`;
export const NONE = 'এই তারিখে এত অতিথির জন্য আমাদের কোনো ঘর নেই।';
