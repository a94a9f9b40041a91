/** A room's photos and their viewer (spec section 2, "Room detail and booking wizard"). */

export const photos = 'फ़ोटो';
export const morePhotos = 'और फ़ोटो';
export const photoOf = (number: number, total: number) => `कुल ${total} में से फ़ोटो ${number}`;
/** On a photo of the strip. */
export const photoCount = (number: number, total: number) => `${number} / ${total}`;
/** What a photo shows: the room and the part of it. */
export const photoAlt = (room: string, tag: string | null | undefined) => (tag ? `${room}: ${tag}` : room);
export const previousPhoto = 'पिछली फ़ोटो';
export const nextPhoto = 'अगली फ़ोटो';
export const allPhotos = 'सारी फ़ोटो';
export const showPhoto = (number: number) => `फ़ोटो ${number} दिखाएँ`;
