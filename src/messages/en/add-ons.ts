/** The paid add-ons: names and units (spec section 9). */

export const BREAKFAST = {
  name: 'Breakfast',
  field: { label: 'Breakfasts a day', noun: 'breakfasts' },
  price: (rupees: string) => `${rupees} per person per day`,
} as const;

export const EXTRA_BED = {
  name: 'Extra bed',
  field: { label: 'Extra beds', noun: 'beds' },
  price: (rupees: string) => `${rupees} per bed per day`,
} as const;
