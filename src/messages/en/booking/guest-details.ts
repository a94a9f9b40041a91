import { EMAIL_PROBLEMS } from '../account/email.ts';

/** Errors of a guest's details: beside the fields, and in API responses (spec section 5). */

const SENTENCES = {
  name: {
    missing: 'Name is required',
    invalid: 'Please enter your full name',
    link: 'Please enter a name without links',
  },
  email: EMAIL_PROBLEMS,
  phone: { missing: 'Phone number is required', invalid: 'Please enter a phone number we can call' },
  address: { missing: 'Address is required', invalid: 'Please enter your postal address' },
};

export function detailSentence(
  field: keyof typeof SENTENCES,
  problem: 'missing' | 'invalid' | 'link' | 'script',
) {
  const sentences: Partial<Record<typeof problem, string>> = SENTENCES[field];
  return sentences[problem] ?? SENTENCES[field].invalid;
}

export const name = 'Name';
/** Hosts compare the name with the guest's papers. */
export const nameHint = 'As in your passport or ID';
export const email = 'Email';
export const phone = 'Phone';
export const address = 'Address';
export const country = 'Country';
export const state = 'State';
export const chooseState = 'Choose…';
export const states = 'States';
export const unionTerritories = 'Union territories';
export const checkoutDetails = 'Checkout: Your Details';

/** Why the address is needed. */
export const whyAddress = 'For your invoice and the guest register that Indian law requires.';
export const arrivalHint = 'Optional. It helps us be there to welcome you.';
export const pickUpArrivalHint = 'So that the driver knows when to come. You can also tell us later.';
export const noteHint = 'Optional. Is there anything we should know before you come?';
