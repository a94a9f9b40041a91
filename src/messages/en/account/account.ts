/** Fields of an account, and their errors (spec section 5). */

export const EMAIL_NEEDED = 'Please enter your email address';
export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters long';
export const EMAIL = 'Email';
export const FULL_NAME = 'Full Name';
