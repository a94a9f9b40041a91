/** What a host adds to a booking. */

export const add = 'খরচ যোগ করুন';
export const title = 'খরচ যোগ করুন';
export const kind = 'কী যোগ করবেন?';
export const KINDS = { breakfast: 'জলখাবার', extra_bed: 'অতিরিক্ত বিছানা', other: 'অন্য কিছু' } as const;
export const what = 'কী';
export const count = 'কতগুলি';
export const price = 'দাম';
export const priceHint = 'একটির, করসহ।';
export const day = 'দিন';
export const dayHint = 'দিন না দিলে সব দিন মিলিয়ে ধরা হবে।';
export const save = 'খরচ সেভ করুন';

export const WHAT_NEEDED = 'কী যোগ করছেন, লিখুন।';
export const COUNT_NEEDED = '1 থেকে 99-এর মধ্যে একটি সংখ্যা লিখুন।';
export const PRICE_NEEDED = 'দাম পুরো টাকায় লিখুন, পয়সা ছাড়া।';

const balance = (due: string | undefined) => (due ? `${due} বাকি।` : 'কিছু বাকি নেই।');
export const added = (amount: string, due: string | undefined) => `${amount} যোগ হল। ${balance(due)}`;
export const undone = (due: string | undefined) => `খরচটি বাদ দেওয়া হল। ${balance(due)}`;

export const charges = 'বাড়তি খরচ';
export const undo = 'বাদ দিন';
export const undoNamed = (text: string) => `${text} বাদ দিন`;
/** "2 × ₹150". */
export const pieces = (count: number, price: string) => `${count} × ${price}`;
export const by = (name: string) => `লিখেছেন ${name}`;
