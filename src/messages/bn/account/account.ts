/** Fields of an account, and their errors (spec section 5). */

export const EMAIL_NEEDED = 'আপনার ইমেল ঠিকানা লিখুন';
export const PASSWORD_TOO_SHORT = 'পাসওয়ার্ডে অন্তত 8টি অক্ষর থাকতে হবে';
export const EMAIL = 'ইমেল';
export const FULL_NAME = 'পুরো নাম';
