/** Where setting up begins. */

export const TITLE = 'Set up your homestay';
export const lead = 'Six short steps. Guests can book a room once it has a price.';
export const begin = 'Begin';
export const NAMED_ALREADY = 'The site has a homestay already. Change its name under Words and pictures.';
