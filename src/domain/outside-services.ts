/** Other people's servers that the pages use. The site's security policy is made of this list: no other is ever reached. */

/** The map's tiles, unless PUBLIC_MAP_TILES_URL names others. */
export const MAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** The address search, unless PUBLIC_GEOCODER_URL names another. */
export const GEOCODER = 'https://nominatim.openstreetmap.org';

/** The player that sets no cookies before something is played; a video's id follows. */
export const VIDEO_PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** Razorpay's window, as a script. */
export const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
