/** Reports about foreigners, and what is left of their time. */

export const FORM_III = 'Form III';
export const EVENTS = { arrival: 'Arrival', departure: 'Departure' } as const;
/** `hours` are rounded down. */
export const dueIn = (hours: number, minutes: number) =>
  hours > 0 ? `due in ${hours} h` : `due in ${minutes} min`;
export const lateBy = (hours: number) => (hours > 0 ? `late by ${hours} h` : 'late');
export const doneBy = (name: string | null, at: string) => (name ? `Done by ${name}, ${at}` : `Done, ${at}`);
export const open = 'Form III';
export const ofTraveller = (name: string) => `of ${name}`;
