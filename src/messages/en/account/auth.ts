/** Sentences of the auth dialogs and of the auth calls (spec sections 2, 5 and 8). */

export const EMAIL_NEEDED_TO_RESET = 'Please enter your email address to reset your password.';
export const EMAIL_NEEDED_TO_RESEND = 'Please enter your email address to resend verification.';
export const PASSWORD_NEEDED = 'Please enter your password.';
export const PASSWORDS_DIFFER = 'Passwords do not match';

export const CHECK_YOUR_EMAIL =
  "Please check your email (check spam email if not received) to verify your account. You'll need to verify your email before you can log in.";
export const VERIFICATION_SENT = 'Verification email sent! Please check your inbox.';
export const RESET_SENT = 'If your email is registered, you will receive a password reset link shortly.';
export const PASSWORD_RESET = 'Your password has been reset. You can now log in.';
export const LOGGED_OUT = 'You have signed out.';

export const LOGIN_FAILED = 'An error occurred. Please try again.';
export const LOGIN_FAILED_AT_PASSWORD = 'An error occurred during login. Please try again.';
export const EMAIL_NOT_VERIFIED =
  'Please verify your email before logging in. Check your inbox for a verification link.';
export const NO_ACCOUNT = 'No account found with this email. Please sign up.';
export const FORGOT_FAILED = 'An error occurred. Please try again.';
export const SIGN_UP_FAILED = 'An error occurred during registration. Please try again.';
export const SET_PASSWORD_FAILED = 'Failed to set password. Please try again.';
export const SET_PASSWORD_ERROR = 'An error occurred while setting your password. Please try again.';
export const RESET_FAILED = 'An error occurred. Please try again or request a new reset link.';
export const LINK_INVALID = 'This link is invalid or has expired. Please request a new one.';

export function tooManyTries(seconds: number): string {
  return `Too many attempts. Please wait ${inWords(seconds)} and try again.`;
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} seconds`;
  if (minutes === 1) return 'a minute';
  return minutes <= 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
