/** Reports about foreigners, and what is left of their time. */

export const FORM_III = 'ফর্ম III';
export const EVENTS = { arrival: 'আসা', departure: 'যাওয়া' } as const;
/** `hours` are rounded down. */
export const dueIn = (hours: number, minutes: number) =>
  hours > 0 ? `আর ${hours} ঘণ্টা সময় আছে` : `আর ${minutes} মিনিট সময় আছে`;
export const lateBy = (hours: number) => (hours > 0 ? `${hours} ঘণ্টা দেরি` : 'দেরি হয়ে গেছে');
export const doneBy = (name: string | null, at: string) =>
  name ? `করেছেন ${name}, ${at}` : `হয়ে গেছে, ${at}`;
export const open = 'ফর্ম III';
/** Read after the button's words. */
export const ofTraveller = (name: string) => `${name}-এর জন্য`;
