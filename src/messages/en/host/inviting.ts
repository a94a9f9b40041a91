/** Inviting hosts: the email, the command, and refusals. */

import { hello, IGNORE, type MailTemplate } from '../mail/mail.ts';

const ROLES = { owner: 'an owner', staff: 'staff' } as const;

export function hostInvitation(to: { role: keyof typeof ROLES; link: string }): MailTemplate {
  return {
    subject: 'You are invited to run the homestay with us',
    greeting: hello(null),
    paragraphs: [
      `You are invited as ${ROLES[to.role]} of the homestay. Open this link to see arrivals, the calendar and bookings.`,
    ],
    action: { label: 'Accept the invitation', link: to.link },
    closing: ['The link works once, within 24 hours.', IGNORE],
  };
}

export const INVITE_COMMAND = 'Name one email address: npm run host:invite -- me@example.com';
export const notAnEmail = (text: string) => `"${text}" is not an email address.`;
export const invited = (email: string) => `An email to ${email} is on its way. Its link works for 24 hours.`;
export const invitedHere = (link: string) =>
  `Open this link to become an owner. It works for 24 hours:\n${link}`;

export const NO_HOMESTAY =
  'There is no homestay yet. Set yours up in the browser: npm run host:invite -- me@example.com';
export const setUpHere = (link: string) => `There is no homestay yet. Set yours up in the browser:\n${link}`;
export const invitedBefore = (email: string) =>
  `There is no homestay yet. ${email} was invited to set it up; the link in that email works for 24 hours.`;

/** Sent by WhatsApp. */
export const invitationText = (link: string) =>
  `You are invited to the desk of our homestay. Open this link to join. It works once, within 24 hours: ${link}`;
export const OWNERS_BY_EMAIL = 'Owners are invited by email.';
/** The link came to a phone, which proves no mailbox. */
export const CHOOSE_PASSWORD_FIRST =
  'This email has an account without a password. If it is yours, choose “Forgot Password?” under “Log In” first, then open this link again.';

export const LAST_OWNER = 'A homestay needs an owner. Make somebody else an owner first.';
export const LAST_PASSKEY = 'This is your only passkey. Add another one first.';
export const PASSKEY_NAME = 'Passkey';
