/** The paid add-ons: names and fields (spec section 9). */

export const BREAKFAST = {
  name: 'Breakfast',
  field: { label: 'Breakfasts a day', noun: 'breakfasts' },
} as const;

export const EXTRA_BED = {
  name: 'Extra bed',
  field: { label: 'Extra beds', noun: 'beds' },
} as const;
