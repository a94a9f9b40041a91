/** The papers of a guest's booking. */

export const title = 'Papers';
export const named = (kind: string, number: string) => `${kind} ${number}`;
export const NOT_LOADED = 'Your papers could not be loaded.';
export const save = 'Save';
export const COMPANY_NOT_SAVED = 'The company could not be saved. Please try again.';
/** Takes the company away. */
export const remove = 'Remove';
export const removeNamed = (company: string) => `Remove ${company}`;
export const madeOutToYou = 'Papers are made out to you alone.';
export const savedFor = (company: string) => `Your next papers are made out to ${company}.`;
/** The company of the next papers. */
export const madeOutTo = (company: string) => `Papers are made out to ${company}.`;
