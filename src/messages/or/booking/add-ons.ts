/** The paid add-ons: names and fields (spec section 9). */

export const BREAKFAST = {
  name: 'ଜଳଖିଆ',
  field: { label: 'ଦିନକୁ କେତୋଟି ଜଳଖିଆ', noun: 'ଜଳଖିଆ' },
} as const;

export const EXTRA_BED = {
  name: 'ଅତିରିକ୍ତ ବିଛଣା',
  field: { label: 'ଅତିରିକ୍ତ ବିଛଣା', noun: 'ବିଛଣା' },
} as const;
