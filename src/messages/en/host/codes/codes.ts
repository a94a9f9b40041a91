/** The page of the codes that lower a price. */

export const TITLE = 'Codes';
export const NOT_LOADED = 'The codes could not be loaded.';
export const ownersOnly = 'Only owners make codes and see them.';
export const NONE =
  'There are no codes yet. A code takes something off the rooms for whoever types it when they pay: friends, agents, guests who come back.';

export const newCode = 'New code';
export const code = 'Code';
export const codeHint = '3 to 20 letters and digits, such as SUMMER10';
export const CODE_WRONG = 'Use 3 to 20 letters and digits, without spaces.';
export const off = 'What it takes off the rooms';
export const KINDS = { percent: 'Per cent', rupees: 'Rupees' } as const;
export const OFF = { percent: 'Per cent off', rupees: 'Rupees off' } as const;
export const WRONG = {
  percent: 'Enter a whole number from 1 to 99.',
  rupees: 'Enter whole rupees, from 1.',
  uses: 'Enter a whole number from 1.',
  minimum_nights: 'Enter a number of nights from 1 to 365.',
} as const;
export const offHint =
  'After all other discounts. Breakfasts, extra beds and services keep their price, and at least ₹1 is left to pay.';
export const uses = 'Uses';
export const usesHint = 'How many bookings can have it';
export const goodUntil = 'Good until';
export const goodUntilHint = 'The last day to book with it';
export const DAY_NEEDED = 'Choose a day.';
export const DAY_OVER = 'This day is over.';
export const fewestNights = 'Fewest nights';
export const homestay = 'Homestay';
export const allHomestays = 'All of them';
export const make = 'Make the code';
export const made = (code: string) => `${code} can be used now.`;

export const percentOff = (percent: number) => `${percent} % off`;
export const rupeesOff = (amount: string) => `${amount} off`;
export const used = (used: number, uses: number) => `${used} of ${uses} used`;
export const until = (day: string) => `good until ${day}`;
export const fromNights = (nights: number) => `from ${nights} nights`;
export const STATES = { ended: 'Ended', used_up: 'Used up', over: 'Over' } as const;

export const copy = 'Copy';
export const copyOf = (code: string) => `Copy ${code}`;
export const COPY_FAILED = 'The browser does not allow copying. Select the code and copy it by hand.';
export const end = 'End';
export const endOf = (code: string) => `End ${code}`;
export const endTitle = (code: string) => `End ${code}?`;
export const endText = 'Nobody can book with it any more. Bookings that have it keep its discount.';
export const endIt = 'End the code';
export const endedNow = (code: string) => `${code} has ended.`;

export const afterStays = (count: number) => `Codes mailed after a stay: ${count}`;
export const afterStay = (reference: string) => `After the stay of ${reference}`;
