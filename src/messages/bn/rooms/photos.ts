/** A room's photos and their viewer (spec section 2, "Room detail and booking wizard"). */

export const photos = 'ছবি';
export const morePhotos = 'আরও ছবি';
export const photoOf = (number: number, total: number) => `${total}টির মধ্যে ${number} নম্বর ছবি`;
/** On a photo of the strip. */
export const photoCount = (number: number, total: number) => `${number} / ${total}`;
/** What a photo shows: the room and the part of it. */
export const photoAlt = (room: string, tag: string | null | undefined) => (tag ? `${room}: ${tag}` : room);
export const previousPhoto = 'আগের ছবি';
export const nextPhoto = 'পরের ছবি';
export const allPhotos = 'সব ছবি';
export const showPhoto = (number: number) => `${number} নম্বর ছবি দেখান`;
