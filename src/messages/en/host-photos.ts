/** Photos of rooms and homestays: the sentences of their calls. */

export const PHOTO_TOO_LARGE = 'This photo is too large: it must be under 20 MB.';
export const HEIC =
  'This photo is in Apple’s HEIC format, which can’t be read here. On the iPhone, choose Settings › Camera › Formats › Most Compatible, or send a JPEG.';
export const PHOTOS_CHANGED =
  'Somebody else has added or removed a photo. Load the page again, then put them in order.';
