/** A code for a discount: its field on the payment step, and its line wherever a price is broken down. */

export const haveCode = 'I have a code';
export const label = 'Code';
export const apply = 'Apply';
export const remove = 'Remove';
export const codeNeeded = 'Please enter your code.';
export const notChecked = "We couldn't check this code. Please try again.";
export const codeLine = (code: string) => `Code ${code}`;
/** After the line above. */
export const saves = (rupees: string) => `${rupees} off`;
/** `why` is a sentence of its own. */
export const takenOff = (code: string, why: string) => `Code ${code} was taken off. ${why}`;
