/** The papers of one booking at the desk. */

/** Names a link to a paper. */
export { named } from '../../../en/host/papers/booking-papers.ts';

export const invoice = 'इनवॉइस';
export const receipt = 'रसीद';
export const open = 'खोलें';
export const print = 'प्रिंट करें';
export const whatsApp = 'WhatsApp';
export const email = 'ईमेल';
export const paidBySite = 'हो सकता है यह टैक्स बुकिंग साइट ने भर दिया हो। अपने अकाउंटेंट से पूछें।';
export const others = 'इस बुकिंग के सभी कागज़ात';
export const NOT_LOADED = 'इस बुकिंग के कागज़ात खुल नहीं पाए।';
export const NO_INVOICE = 'इस बुकिंग का कोई इनवॉइस नहीं है।';
export const NO_RECEIPT = 'इस बुकिंग की कोई रसीद नहीं है।';
export const sentTo = (number: string, address: string) => `${number} को ${address} पर ईमेल कर दिया गया।`;
export const NO_ADDRESS = 'इस बुकिंग में ईमेल पता नहीं है। कुछ नहीं भेजा गया।';

/** The form that is shown before an invoice from ₹50,000. */
export const recipientLead = 'इतनी रकम के इनवॉइस में मेहमान का पता और राज्य लिखा जाता है। दोनों बुकिंग के साथ रखे जाएँगे।';
export const address = 'पता';
export const state = 'राज्य';
export const chooseState = 'चुनें…';
export const outsideIndia = 'भारत से बाहर';
export const issue = 'इनवॉइस बनाएँ';
export const RECIPIENT_NEEDED = {
  address: 'मेहमान का पता लिखें।',
  state: 'मेहमान का राज्य चुनें।',
} as const;

export const card = 'पंजीकरण कार्ड';
export const NOT_DOWNLOADED = 'कार्ड डाउनलोड नहीं हो पाया।';
