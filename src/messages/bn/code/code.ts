/** A code for a discount, on the payment step; its line on the bill is in `booking/bill.ts`. */

export const haveCode = 'আমার কাছে কোড আছে';
export const label = 'কোড';
export const apply = 'ব্যবহার করুন';
export const remove = 'সরান';
/** After the code's name. */
export const saves = (rupees: string) => `${rupees} ছাড়`;
export const codeNeeded = 'আপনার কোড লিখুন।';
export const notChecked = 'কোডটি যাচাই করা গেল না। আবার চেষ্টা করুন।';
/** `why` is a sentence of its own. */
export const takenOff = (code: string, why: string) => `কোড ${code} সরিয়ে দেওয়া হয়েছে। ${why}`;
