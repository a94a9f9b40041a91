/** Where setting up begins. */

export const TITLE = 'Set up your homestay';
export const lead = 'Six short steps. Nothing is shown to guests before a room has a price.';
export const begin = 'Begin';
export const NAMED_ALREADY = 'The site has a homestay already. Change its name under Words and pictures.';
