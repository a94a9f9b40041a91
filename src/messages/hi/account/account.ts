/** Fields of an account, and their errors (spec section 5). */

export const EMAIL_NEEDED = 'कृपया अपना ईमेल पता लिखें';
export const PASSWORD_TOO_SHORT = 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए';
export const EMAIL = 'ईमेल';
export const FULL_NAME = 'पूरा नाम';
