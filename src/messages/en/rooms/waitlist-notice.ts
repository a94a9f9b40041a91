/** The waitlist on pages of rooms; its own page has waitlist.ts. */

export const tellMe = "Tell me when it's free";
export const heldFor = (time: string) => `Held for you until ${time}`;
