/** What pages of rooms say of the waiting list; the rest stands in waiting-list.ts. */

export const tellMe = "Tell me when it's free";
export const heldFor = (time: string) => `Held for you until ${time}`;
