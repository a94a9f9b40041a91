/** Sentences around paying (spec sections 5 and 8). */

export const optionNeeded = 'Please select a payment option';

export const initializeFailed = 'Failed to initialize payment. Please try again.';
export const verificationFailed = 'Payment verification failed. Please try again.';

/** Beside the sentence above, when the provider's window said so. */
export const declined = 'Your bank declined the payment.';

export const dismissed =
  'The payment window was closed, so nothing was booked and your rooms are free again. You can pay whenever you are ready.';
export const restDismissed =
  'The payment window was closed. Your booking stays as it is, and you can pay the rest online or at the property.';
export const payRest = (rest: string) => `Pay the rest: ${rest}`;
export const paidInFull = 'Paid in full: ₹0 due at the property.';
export const restChecking =
  'Your payment is being confirmed. You can leave this page: your booking stays, and you will not be charged twice.';
export const holdOver =
  'The time to pay has run out and your rooms are free again. Please try again: whatever was paid too late is refunded in full.';
export const reservationGone =
  'This reservation is no longer open. If you paid for it, an e-mail tells you that your booking is confirmed or that your money is on its way back.';
export const stillChecking =
  'Your payment is being confirmed. Please keep this page open: your rooms stay held for you, and you will not be charged twice.';
export const interrupted =
  'A payment for these rooms was begun and not finished. You can go on with it: what you have already paid is found, never charged again.';

export function priceChanged(total: string, before: string): string {
  return `The price has changed: the new total is ${total} (before: ${before}). Please have a look, and pay if you agree.`;
}

export function roomTaken(names: readonly string[]): string {
  const rooms = new Intl.ListFormat('en-IN').format(names);
  return `${rooms} ${names.length > 1 ? 'are' : 'is'} no longer available for your dates. Nothing was charged.`;
}

export const invoiceFailed = 'Failed to download invoice';
export const invoiceUnreadable = 'Error processing invoice. Please try again.';
