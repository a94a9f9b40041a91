/** A room's photos and their viewer (spec section 2, "Room detail and booking wizard"). */

export const photos = 'Photos';
export const morePhotos = 'More Photos';
export const photoOf = (number: number, total: number) => `Photo ${number} of ${total}`;
/** On a photo of the strip. */
export const photoCount = (number: number, total: number) => `${number} / ${total}`;
/** What a photo shows: the room and the part of it. */
export const photoAlt = (room: string, tag: string | null | undefined) => (tag ? `${room}: ${tag}` : room);
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
export const allPhotos = 'All photos';
export const showPhoto = (number: number) => `Show photo ${number}`;
