/** The papers of one booking at the desk. */

export const invoice = 'ইনভয়েস';
export const receipt = 'রসিদ';
export const open = 'খুলুন';
export const print = 'প্রিন্ট করুন';
export const whatsApp = 'WhatsApp';
export const email = 'ইমেল';
export const paidBySite = 'এই কর হয়তো বুকিং সাইটই দিয়ে দিয়েছে। আপনার হিসাবরক্ষককে জিজ্ঞেস করুন।';
export const others = 'এই বুকিংয়ের সব কাগজপত্র';
/** Names a link to a paper. */
export const named = (kind: string, number: string) => `${kind} ${number}`;
export const NOT_LOADED = 'এই বুকিংয়ের কাগজপত্র আনা গেল না।';
export const NO_INVOICE = 'এই বুকিংয়ের কোনো ইনভয়েস নেই।';
export const NO_RECEIPT = 'এই বুকিংয়ের কোনো রসিদ নেই।';
export const sentTo = (number: string, address: string) => `${number} ইমেলে পাঠানো হয়েছে: ${address}।`;
export const NO_ADDRESS = 'এই বুকিংয়ে কোনো ইমেল ঠিকানা নেই। কিছু পাঠানো হয়নি।';

/** The form that is shown before an invoice from ₹50,000. */
export const recipientLead = 'এত টাকার ইনভয়েসে অতিথির ঠিকানা আর রাজ্য লিখতে হয়। দুটিই বুকিংয়ের সঙ্গে রাখা থাকে।';
export const address = 'ঠিকানা';
export const state = 'রাজ্য';
export const chooseState = 'বেছে নিন…';
export const outsideIndia = 'ভারতের বাইরে';
export const issue = 'ইনভয়েস তৈরি করুন';
export const RECIPIENT_NEEDED = {
  address: 'অতিথির ঠিকানা লিখুন।',
  state: 'অতিথির রাজ্য বেছে নিন।',
} as const;

export const card = 'অতিথি নিবন্ধন কার্ড';
export const NOT_DOWNLOADED = 'কার্ডটি নামানো গেল না।';
