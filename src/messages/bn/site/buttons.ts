/** Buttons and links of several screens (spec section 2). */

export const addToCart = 'কার্টে রাখুন';
export const addToWishlist = 'পছন্দের তালিকায় রাখুন';
export const back = 'ফিরুন';
export const backToRooms = 'ঘরের তালিকায় ফিরুন';
export const bookNow = 'এখনই বুক করুন';
export const browseRooms = 'ঘর দেখুন';
export const cancel = 'থাক';
export const completePayment = 'পেমেন্ট শেষ করুন';
export const done = 'হয়ে গেছে';
export const downloadInvoice = 'ইনভয়েস নামান';
export const continueLabel = 'এগিয়ে যান';
export const inCart = 'কার্টে আছে';
export const logIn = 'লগ ইন করুন';
export const remove = 'সরান';
export const requestNewLink = 'নতুন লিঙ্ক চান';
export const share = 'শেয়ার করুন';
export const signUp = 'সাইন আপ করুন';
export const tryAgain = 'আবার চেষ্টা করুন';
