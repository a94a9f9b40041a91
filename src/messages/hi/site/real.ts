/** How guests can tell the site from a copy, and the house from an invented one. */

export const realSite = (host: string) => `यह नकली साइट है। असली साइट ${host} है।`;

export const ADDRESS = {
  title: 'पता देखें',
  text: (host: string) => `हमारी साइट ${host} है, और कोई नहीं। कुछ भी लिखने से पहले अपने ब्राउज़र में पता देख लें।`,
} as const;

export const CALL = {
  title: 'हमें फ़ोन करके पूछें',
  text: 'आपकी बुकिंग के बारे में कोई फ़ोन करे या लिखे और आपको भरोसा न हो, तो यहाँ लिखे नंबर पर फ़ोन करें, उस नंबर पर नहीं जो आपको भेजा गया है।',
  link: (phone: string) => `हमें ${phone} पर फ़ोन करें`,
} as const;

const BEWARE = 'किसी दूसरी साइट पर पैसे न दें, और फ़ोन या चैट पर किसी को कार्ड नंबर या PIN न बताएँ।';

export const PAY = {
  title: 'पैसे सिर्फ़ यहीं दें',
  online: (host: string) =>
    `पैसे सिर्फ़ यहीं दें: ${host} पर, Razorpay की उस विंडो में जो हमारे पेज पर खुलती है, यानी checkout.razorpay.com और api.razorpay.com पर। जो बचे, वह होमस्टे पर दिया जाता है। ${BEWARE}`,
  toHost: (host: string) =>
    `पैसे सिर्फ़ यहीं दें: होमस्टे पर, या उस UPI ID पर जो आपकी बुकिंग ${host} पर दिखाती है। ${BEWARE}`,
} as const;

export const MAP = { title: 'होमस्टे कहाँ है', link: 'नक्शे पर हमारी जगह' } as const;

/** What the host has told in content/site.yaml. */
export const PAPERS = {
  title: 'हमारे कागज़ात',
  licence: 'लाइसेंस',
  registration: 'पंजीकरण',
  gstin: 'GSTIN',
  since: 'मेहमानों का स्वागत कब से',
} as const;
