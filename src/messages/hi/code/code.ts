/** A code for a discount, on the payment step; its line on the bill is in `booking/bill.ts`. */

export const haveCode = 'मेरे पास कोड है';
export const label = 'कोड';
export const apply = 'लगाएँ';
export const remove = 'हटाएँ';
/** After the code's name. */
export const saves = (rupees: string) => `${rupees} की छूट`;
export const codeNeeded = 'कृपया अपना कोड लिखें।';
export const notChecked = 'हम यह कोड जाँच नहीं पाए। कृपया फिर कोशिश करें।';
/** `why` is a sentence of its own. */
export const takenOff = (code: string, why: string) => `कोड ${code} हटा दिया गया। ${why}`;
