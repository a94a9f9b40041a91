/** Shown by browsers that offer to install the site. */

export const home = 'होम पेज';
export const homeOnPhone = 'फ़ोन पर होम पेज';
export const rooms = 'खाली कमरे और उनकी कीमतें';
export const roomsOnPhone = 'फ़ोन पर खाली कमरे और उनकी कीमतें';
