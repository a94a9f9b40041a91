/** A room's photos and their viewer (spec section 2, "Room detail and booking wizard"). */

export const photos = 'ଫଟୋ';
export const morePhotos = 'ଆଉ ଫଟୋ';
export const photoOf = (number: number, total: number) => `ଫଟୋ ${number}, ମୋଟ ${total}`;
/** On a photo of the strip. */
export const photoCount = (number: number, total: number) => `${number} / ${total}`;
/** What a photo shows: the room and the part of it. */
export const photoAlt = (room: string, tag: string | null | undefined) => (tag ? `${room}: ${tag}` : room);
export const previousPhoto = 'ପୂର୍ବ ଫଟୋ';
export const nextPhoto = 'ପରବର୍ତ୍ତୀ ଫଟୋ';
export const allPhotos = 'ସବୁ ଫଟୋ';
export const showPhoto = (number: number) => `ଫଟୋ ${number} ଦେଖାନ୍ତୁ`;
