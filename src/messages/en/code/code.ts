/** A code for a discount, on the payment step; its line on the bill is in `booking/bill.ts`. */

export const haveCode = 'I have a code';
export const label = 'Code';
export const apply = 'Apply';
export const remove = 'Remove';
/** After the code's name. */
export const saves = (rupees: string) => `${rupees} off`;
export const codeNeeded = 'Please enter your code.';
export const notChecked = "We couldn't check this code. Please try again.";
/** `why` is a sentence of its own. */
export const takenOff = (code: string, why: string) => `Code ${code} was taken off. ${why}`;
