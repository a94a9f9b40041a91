/** The waitlist on pages of rooms; its own page has waitlist.ts. */

export const tellMe = 'ଖାଲି ହେଲେ ମୋତେ ଜଣାନ୍ତୁ';
export const heldFor = (time: string) => `${time} ପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ପାଇଁ ରଖାଯାଇଛି`;
