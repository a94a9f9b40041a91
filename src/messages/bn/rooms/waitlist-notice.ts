/** The waitlist on pages of rooms; its own page has waitlist.ts. */

export const tellMe = 'খালি হলে আমাকে জানান';
export const heldFor = (time: string) => `${time} পর্যন্ত আপনার জন্য ধরে রাখা`;
