/** Shown by browsers that offer to install the site. */

export const home = 'The home page';
export const homeOnPhone = 'The home page on a phone';
export const rooms = 'Free rooms and their prices';
export const roomsOnPhone = 'Free rooms and their prices on a phone';
