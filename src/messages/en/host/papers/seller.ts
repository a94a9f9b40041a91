/** Who sells at a homestay, as papers name them. */

export const TITLE = 'Seller';
export const lead = 'Papers that you issue from now on name this seller. Issued papers never change.';
export const legalName = 'Legal name';
export const address = 'Address';
export const state = 'State';
export const stateOf = (name: string, code: string) => `${name} (${code})`;
export const pin = 'PIN';
export const phone = 'Phone';
export const email = 'Email';
export const prefix = 'Prefix';
export const prefixHint = 'Numbers of papers begin with it. One to three capital letters or digits.';
export const gst = 'GST';
export const REGISTERED = {
  no: 'Not registered under GST',
  yes: 'Registered under GST',
} as const;
export const gstin = 'GSTIN';
export const registeredFrom = 'Registered from';
export const breakfastIs = 'Breakfast is';
export const BREAKFAST = { room: 'Part of the room', food: 'Food' } as const;
export const specified = 'Specified premises';
export const specifiedHint =
  'Tick it if you have declared so, or if a room was sold for more than ₹7,500 a night in the last financial year. Food is then taxed at the higher rate.';
export const accountant =
  'The rates of tax are in content/tax.yaml. Please ask an accountant to check them, and these details.';

export const CHECK_GSTIN = 'Please check the GSTIN';
export const OTHER_STATE = 'Please check the GSTIN: it is of another state.';
export const CHECK_PIN = 'Enter the six digits of the PIN.';
export const CHECK_PREFIX = 'Enter one to three capital letters or digits.';
export const PIN_NEEDED = 'A registered seller needs a PIN.';
export const PREFIX_TAKEN = 'Another seller numbers with this prefix.';
export const papersSince = (number: string) =>
  `Invoice ${number} was issued after that day, or paid then. Ask your accountant about revised invoices.`;
export const SAVED = 'The seller is saved.';
