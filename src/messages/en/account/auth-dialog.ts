/** Labels and buttons of the auth dialogs and pages (spec section 2, "Auth dialogs"). */

export const EMAIL_ADDRESS = 'Email Address';
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

export const SIGN_UP_HINT = 'A verification code will be sent to this email address';
export const NO_ACCOUNT_LINK = 'Create an account';
export const RESEND_LINK = 'Resend verification email';
export const RESET_TOKEN_MISSING =
  'Invalid or missing reset token. Please request a new password reset link.';

export const passwordRule = (email: string) =>
  email ? `For ${email}: at least 8 characters.` : 'At least 8 characters.';
export const loggedIn = (name: string | null) =>
  name ? `Namaskar, ${name}. You are logged in.` : 'Namaskar. You are logged in.';

export function welcome(product: string): string {
  return `Welcome to ${product}`;
}
