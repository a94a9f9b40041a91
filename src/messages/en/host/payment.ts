/** Recording money that a guest paid at the homestay. */

export const title = (name: string) => `Payment of ${name}`;
export const amount = 'Amount';
export const method = 'How was it paid?';
export const METHODS = { cash: 'Cash', upi: 'UPI', bank: 'Bank transfer', card: 'Card machine' } as const;
export const note = 'Note';
export const noteHint = 'For example the UPI reference. Optional.';
export const record = 'Record payment';
export const balance = (amount: string) => `Balance: ${amount}`;
export const left = (amount: string) => `${amount} will still be due.`;
export const AMOUNT_NEEDED = 'Enter the amount in whole rupees.';
export const tooMuch = (balance: string) => `The balance is ${balance}.`;
export const recorded = (amount: string, left: string | undefined) =>
  left ? `${amount} recorded, ${left} still due.` : `${amount} recorded. All is paid.`;
