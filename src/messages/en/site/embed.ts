/** The search form on pages of other sites. */

export const title = (site: string) => `Search rooms at ${site}`;
export const guests = 'Guests';
export const children = 'Children';
/** The price of the rooms that the party needs, for the whole stay. */
export const price = (amount: string, nights: string) => `From ${amount} for ${nights}`;
export const NONE = 'We have no rooms for these dates and guests.';
