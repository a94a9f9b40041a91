/** The papers of one booking at the desk. */

export const invoice = 'Invoice';
export const receipt = 'Receipt';
export const open = 'Open';
export const print = 'Print';
export const whatsApp = 'WhatsApp';
export const email = 'Email';
export const paidBySite = 'The booking site may have paid this tax. Ask your accountant.';
export const others = 'All papers of this booking';
/** Names a link to a paper. */
export const named = (kind: string, number: string) => `${kind} ${number}`;
export const NOT_LOADED = 'The papers of this booking could not be loaded.';
export const NO_INVOICE = 'This booking has no invoice.';
export const NO_RECEIPT = 'This booking has no receipt.';
export const sentTo = (number: string, address: string) => `${number} is emailed to ${address}.`;
export const NO_ADDRESS = 'This booking has no email address. Nothing was sent.';

/** The form that is shown before an invoice from ₹50,000. */
export const recipientLead =
  'An invoice of this amount names the guest’s address and state. Both are kept with the booking.';
export const address = 'Address';
export const state = 'State';
export const chooseState = 'Choose…';
export const outsideIndia = 'Outside India';
export const issue = 'Issue invoice';
export const RECIPIENT_NEEDED = {
  address: 'Enter the guest’s address.',
  state: 'Choose the guest’s state.',
} as const;

export const card = 'Registration card';
export const NOT_DOWNLOADED = 'The card could not be downloaded.';
