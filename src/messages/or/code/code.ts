/** A code for a discount, on the payment step; its line on the bill is in `booking/bill.ts`. */

export const haveCode = 'ମୋ ପାଖରେ କୋଡ ଅଛି';
export const label = 'କୋଡ';
export const apply = 'ଲଗାନ୍ତୁ';
export const remove = 'ହଟାନ୍ତୁ';
/** After the code's name. */
export const saves = (rupees: string) => `${rupees} ରିହାତି`;
export const codeNeeded = 'ଦୟାକରି ଆପଣଙ୍କ କୋଡ ଲେଖନ୍ତୁ।';
export const notChecked = 'ଆମେ ଏହି କୋଡ ଯାଞ୍ଚ କରିପାରିଲୁ ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
/** `why` is a sentence of its own. */
export const takenOff = (code: string, why: string) => `କୋଡ ${code} ହଟାଗଲା। ${why}`;
