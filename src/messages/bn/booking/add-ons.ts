/** The paid add-ons: names and fields (spec section 9). */

export const BREAKFAST = {
  name: 'জলখাবার',
  field: { label: 'রোজ কত জনের জলখাবার', noun: 'জলখাবার' },
} as const;

export const EXTRA_BED = {
  name: 'অতিরিক্ত বিছানা',
  field: { label: 'অতিরিক্ত বিছানা', noun: 'বিছানা' },
} as const;
