/** What a host adds to a booking. */

export const add = 'Add charge';
export const title = 'Add charge';
export const kind = 'What is added?';
export const KINDS = { breakfast: 'Breakfast', extra_bed: 'Extra bed', other: 'Other' } as const;
export const what = 'What';
export const count = 'Count';
export const price = 'Price';
export const priceHint = 'For one, taxes included.';
export const day = 'Day';
export const dayHint = 'Without a day it is for the whole stay.';
export const save = 'Save charge';

export const WHAT_NEEDED = 'Say what it is.';
export const COUNT_NEEDED = 'Enter a number from 1 to 99.';
export const PRICE_NEEDED = 'Enter the price in whole rupees.';

const balance = (due: string | undefined) => (due ? `${due} due.` : 'Nothing is due.');
export const added = (amount: string, due: string | undefined) => `${amount} added. ${balance(due)}`;
export const undone = (due: string | undefined) => `The charge is undone. ${balance(due)}`;

export const charges = 'Charges';
export const undo = 'Undo';
export const undoNamed = (text: string) => `Undo ${text}`;
/** "2 × ₹150". */
export const pieces = (count: number, price: string) => `${count} × ${price}`;
export const by = (name: string) => `by ${name}`;
