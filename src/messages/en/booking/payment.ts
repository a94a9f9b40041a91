/** Texts of payments (spec sections 5 and 8). */

export const optionNeeded = 'Please select a payment option';

export const initializeFailed = 'Failed to initialize payment. Please try again.';
export const verificationFailed = 'Payment verification failed. Please try again.';

/** Said before the sentence above if the checkout reported it. */
export const declined = 'Your bank declined the payment.';

export const dismissed =
  "Payment wasn't completed, so your rooms aren't held. You can pay whenever you are ready.";
/** For rooms that stay held when the window is closed. */
export const notCompleted = "Payment wasn't completed.";
export const staysHeld = (until: string) =>
  `Your booking stays held until ${until}, and you can pay until then.`;
export const balanceDismissed =
  "Payment wasn't completed. Your booking stays as it is, and you can pay the balance online or at the property.";
export const payBalance = (balance: string) => `Pay the balance: ${balance}`;
export const paidInFull = 'Paid in full: ₹0 due at the property.';
export const balanceChecking =
  'Your payment is being confirmed. You can leave this page: your booking stays, and you will not be charged twice.';
export const holdOver =
  'The time to pay has run out, so your rooms are no longer held. Please try again. Any late payment is refunded in full.';
export const reservationGone =
  'This booking is no longer open. If you paid for it, we will email you that it is confirmed or that your money is refunded.';
export const stillChecking =
  'Your payment is being confirmed. Please keep this page open: your rooms stay held for you, and you will not be charged twice.';
export const interrupted = "You have an unfinished payment. Continue; you won't be charged twice.";

export function priceChanged(total: string, before: string): string {
  return `The price has changed: the new total is ${total} (before: ${before}). Please check it, and pay if you agree.`;
}

export function roomTaken(names: readonly string[]): string {
  const rooms = new Intl.ListFormat('en-IN').format(names);
  return `${rooms} ${names.length > 1 ? 'are' : 'is'} no longer available for your dates. Nothing was charged.`;
}

export const invoiceFailed = 'Failed to download invoice';
export const invoiceUnreadable = 'Error processing invoice. Please try again.';
