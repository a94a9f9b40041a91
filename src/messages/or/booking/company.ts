/** The company that papers are made out to. */

export const needed = 'ମୋତେ GST ଇନଭଏସ ଦରକାର';
export const company = 'କମ୍ପାନୀ';
export const gstin = 'GSTIN';
export const gstinHint = 'ଇଚ୍ଛାଧୀନ। 15ଟି ଅକ୍ଷର ଓ ଅଙ୍କ।';

const PROBLEMS = {
  name: { missing: 'ଦୟାକରି କମ୍ପାନୀର ନାଁ ଲେଖନ୍ତୁ', wrong: 'ଦୟାକରି କମ୍ପାନୀର ନାଁ ଲେଖନ୍ତୁ' },
  gstin: { missing: 'ଦୟାକରି GSTIN ଦେଖନ୍ତୁ', wrong: 'ଦୟାକରି GSTIN ଦେଖନ୍ତୁ' },
} as const;
export const companySentence = (field: keyof typeof PROBLEMS, problem: 'missing' | 'wrong') =>
  PROBLEMS[field][problem];
