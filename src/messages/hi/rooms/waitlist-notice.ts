/** The waitlist on pages of rooms; its own page has waitlist.ts. */

export const tellMe = 'खाली होने पर मुझे बताएँ';
export const heldFor = (time: string) => `${time} तक आपके लिए रोका गया`;
