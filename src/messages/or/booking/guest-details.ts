import { EMAIL_PROBLEMS } from '../account/email.ts';

/** Errors of a guest's details: beside the fields, and in API responses (spec section 5). */

const SENTENCES = {
  name: {
    missing: 'ଆପଣଙ୍କ ନାଁ ଲେଖନ୍ତୁ',
    invalid: 'ଦୟାକରି ଆପଣଙ୍କ ପୂରା ନାଁ ଲେଖନ୍ତୁ',
    link: 'ଦୟାକରି ଲିଙ୍କ ନଥିବା ନାଁ ଲେଖନ୍ତୁ',
  },
  email: EMAIL_PROBLEMS,
  phone: { missing: 'ଫୋନ ନମ୍ବର ଲେଖନ୍ତୁ', invalid: 'ଦୟାକରି ଏପରି ଫୋନ ନମ୍ବର ଲେଖନ୍ତୁ ଯେଉଁଥିରେ ଆମେ ଫୋନ କରିପାରିବୁ' },
  address: { missing: 'ଠିକଣା ଲେଖନ୍ତୁ', invalid: 'ଦୟାକରି ଆପଣଙ୍କ ଡାକ ଠିକଣା ଲେଖନ୍ତୁ' },
};

export function detailSentence(
  field: keyof typeof SENTENCES,
  problem: 'missing' | 'invalid' | 'link' | 'script',
) {
  const sentences: Partial<Record<typeof problem, string>> = SENTENCES[field];
  return sentences[problem] ?? SENTENCES[field].invalid;
}

export const name = 'ନାଁ';
/** Hosts compare the name with the guest's papers. */
export const nameHint = 'ପାସପୋର୍ଟ ବା ପରିଚୟ ପତ୍ରରେ ଯେପରି ଅଛି';
export const email = 'ଇମେଲ';
export const phone = 'ଫୋନ';
export const address = 'ଠିକଣା';
export const country = 'ଦେଶ';
export const state = 'ରାଜ୍ୟ';
export const chooseState = 'ବାଛନ୍ତୁ…';
export const states = 'ରାଜ୍ୟ';
export const unionTerritories = 'କେନ୍ଦ୍ରଶାସିତ ଅଞ୍ଚଳ';
export const checkoutDetails = 'ବୁକିଂ: ଆପଣଙ୍କ ବିବରଣୀ';

/** Why the address is needed. */
export const whyAddress = 'ଆପଣଙ୍କ ଇନଭଏସ ପାଇଁ, ଆଉ ଭାରତୀୟ ଆଇନ ଅନୁସାରେ ରଖିବାକୁ ଥିବା ଅତିଥି ରେଜିଷ୍ଟର ପାଇଁ।';
export const arrivalHint = 'ଇଚ୍ଛାଧୀନ। ଜଣାଇଲେ ଆମେ ଆପଣଙ୍କୁ ସ୍ୱାଗତ କରିବାକୁ ସେଠାରେ ଥିବୁ।';
export const pickUpArrivalHint = 'ଯେପରି ଡ୍ରାଇଭର ଜାଣିବେ କେତେବେଳେ ଆସିବାକୁ ହେବ। ପରେ ମଧ୍ୟ ଜଣାଇପାରିବେ।';
export const noteHint = 'ଇଚ୍ଛାଧୀନ। ଆପଣ ଆସିବା ଆଗରୁ ଆମେ ଜାଣିବା ଦରକାର ଏପରି କିଛି ଅଛି କି?';
