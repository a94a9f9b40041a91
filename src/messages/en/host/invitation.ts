/** The page behind the link of an invitation. */

export const TITLE = 'You are invited';
export const lead = 'To the host desk, where arrivals, rooms and bookings of a homestay are looked after.';
export const loading = 'Opening the invitation …';

export const invitedBy = 'Invited by';
const ROLES = {
  owner: 'As an owner you see and change everything, and you can invite others.',
  staff: 'As staff you see the day, the calendar and the bookings, and you take payments.',
} as const;
export const roleMeans = (role: keyof typeof ROLES) => ROLES[role];
export const roleNames = { owner: 'Owner', staff: 'Staff' } as const;
export const homestay = (count: number) => (count > 1 ? 'Homestays' : 'Homestay');
/** Of an invitation to a site without one. */
export const newHomestay = 'A new one: you set it up next';
export const role = 'Your role';
export const account = 'Your account';

export const name = 'Your name';
export const nameHint = 'Guests and the other hosts see it.';
export const email = 'Your email';
export const emailHint =
  'We send a link there. Open it within 24 hours and choose a password: you log in with both later.';
export const EMAIL_NEEDED = 'Enter your email.';
export const password = 'Choose a password';
export const passwordHint = 'At least 8 characters. You will use it to log in.';
export const yourPassword = 'Your password';
export const yourPasswordHint =
  'You have an account with this email already. Forgotten it? Choose “Forgot Password?” under “Log In” first.';
export const PASSWORD_NEEDED = 'Enter your password.';
export const NAME_NEEDED = 'Enter your name.';
export const accept = 'Accept';
export const accepting = 'Accepting …';

export const NO_TOKEN = 'This address is incomplete. Open the link in the message again.';
export const ended =
  'This invitation has ended: it was used, withdrawn or is older than 24 hours. Ask the owner for a new one, or log in if you have accepted it before.';
export const openHost = 'Open the host desk';
export const NOT_OPENED = 'The invitation could not be opened. Please try again.';
