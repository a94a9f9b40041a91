/** The sheet for the company that the papers of a booking are made out to. */

export const remove = 'Remove company';
export const save = 'Save';
export const saved = (company: string) => `The next papers are made out to ${company}.`;
export const REMOVED = 'The next papers are made out to the guest alone.';
