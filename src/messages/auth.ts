/** Sentences of the auth dialogs and of the auth calls (spec sections 2, 5 and 8). */

export const EMAIL_NEEDED_TO_RESET = 'Please enter your email address to reset your password.';
export const EMAIL_NEEDED_TO_RESEND = 'Please enter your email address to resend verification.';
export const EMAIL_NEEDED = 'Please enter your email address';
export const PASSWORD_NEEDED = 'Please enter your password.';
export const PASSWORDS_DIFFER = 'Passwords do not match';
export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters long';
export const SIGN_UP_HINT = 'A verification code will be sent to this email address';

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
export const RESEND_LINK = 'Resend verification email';
export const NO_ACCOUNT = 'No account found with this email. Please sign up.';
export const NO_ACCOUNT_LINK = 'Create an account';
export const FORGOT_FAILED = 'An error occurred. Please try again.';
export const SIGN_UP_FAILED = 'An error occurred during registration. Please try again.';
export const SET_PASSWORD_FAILED = 'Failed to set password. Please try again.';
export const SET_PASSWORD_ERROR = 'An error occurred while setting your password. Please try again.';
export const RESET_FAILED = 'An error occurred. Please try again or request a new reset link.';
export const RESET_TOKEN_MISSING =
  'Invalid or missing reset token. Please request a new password reset link.';
export const LINK_INVALID = 'This link is invalid or has expired. Please request a new one.';

export const EMAIL = 'Email';
export const EMAIL_ADDRESS = 'Email Address';
export const FULL_NAME = 'Full Name';
export const PHONE_OPTIONAL = 'Phone Number (optional)';
export const PASSWORD = 'Password';
export const NEW_PASSWORD = 'New Password';
export const CONFIRM_PASSWORD = 'Confirm Password';

export const LOG_IN_LEAD = 'See your bookings and details on any device.';
export const FORGOT_PASSWORD = 'Forgot Password?';
export const CHANGE_EMAIL = 'Change';
export const CONTINUE_AS_GUEST = 'Continue as guest';
export const NEW_HERE = 'New here?';
export const HAVE_ACCOUNT = 'Already have an account?';
export const SET_PASSWORD = 'Set Password';
export const SET_PASSWORD_AND_LOG_IN = 'Set Password & Login';
export const NEW_PASSWORD_LEGEND = 'Choose a new password';
export const RESET_PASSWORD = 'Reset Password';
export const RESETTING = 'Resetting...';
export const GOING_HOME = 'Taking you to the home page…';
export const CHECKING_LINK = 'Checking your link…';
export const EMAIL_VERIFIED = 'Thank you. Your email is verified.';
export const CHOOSE_PASSWORD = 'Choose a password to finish.';
export const HAS_PASSWORD = 'You already have a password.';

export const passwordRule = (email: string) =>
  email ? `For ${email}: at least 8 characters.` : 'At least 8 characters.';
export const loggedIn = (name: string | null) =>
  name ? `Namaskar, ${name}. You are logged in.` : 'Namaskar. You are logged in.';

export function tooManyTries(seconds: number): string {
  return `Too many attempts. Please wait ${inWords(seconds)} and try again.`;
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} seconds`;
  if (minutes === 1) return 'a minute';
  return minutes <= 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export function welcome(product: string): string {
  return `Welcome to ${product}`;
}
