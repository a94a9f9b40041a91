/** Reports about foreigners, and what is left of their time. */

export const FORM_III = 'फ़ॉर्म III';
export const EVENTS = { arrival: 'आना', departure: 'जाना' } as const;
/** `hours` are rounded down. */
export const dueIn = (hours: number, minutes: number) =>
  hours > 0 ? `${hours} घंटे में भरना है` : `${minutes} मिनट में भरना है`;
export const lateBy = (hours: number) => (hours > 0 ? `${hours} घंटे की देर` : 'देर हो गई');
export const doneBy = (name: string | null, at: string) =>
  name ? `${name} ने पूरा किया, ${at}` : `पूरा हुआ, ${at}`;
export const open = 'फ़ॉर्म III';
export const ofTraveller = (name: string) => `${name} के लिए`;
