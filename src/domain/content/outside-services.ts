/** External servers that pages use. The content security policy is built from this list. */

/** The tiles that the map shows unless PUBLIC_MAP_TILES_URL is set. */
export const MAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Address search, unless PUBLIC_GEOCODER_URL is set. */
export const GEOCODER = 'https://nominatim.openstreetmap.org';

/** The player that sets no cookies before playing; a video id follows. */
export const VIDEO_PLAYER = 'https://www.youtube-nocookie.com/embed/';

export const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
