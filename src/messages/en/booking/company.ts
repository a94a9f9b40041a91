/** The company that papers are made out to. */

export const needed = 'I need a GST invoice';
export const company = 'Company';
export const gstin = 'GSTIN';
export const gstinHint = 'Optional. 15 letters and digits.';

const PROBLEMS = {
  name: { missing: 'Please enter the company', wrong: 'Please enter the company' },
  gstin: { missing: 'Please check the GSTIN', wrong: 'Please check the GSTIN' },
} as const;
export const companySentence = (field: keyof typeof PROBLEMS, problem: 'missing' | 'wrong') =>
  PROBLEMS[field][problem];
