/** The paid add-ons: names and fields (spec section 9). */

export const BREAKFAST = {
  name: 'नाश्ता',
  field: { label: 'रोज़ कितने नाश्ते', noun: 'नाश्ते' },
} as const;

export const EXTRA_BED = {
  name: 'अतिरिक्त बिस्तर',
  field: { label: 'अतिरिक्त बिस्तर', noun: 'बिस्तर' },
} as const;
