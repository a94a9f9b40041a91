/**
 * E-mails about an account. Those that a stranger can trigger greet without a name, which the stranger may
 * have chosen.
 */

import { hello, IGNORE, type MailTemplate } from './mail.ts';

/** `homestays`: whose desk somebody joined with this email. */
export function verifyEmail(to: { homestays?: readonly string[] }, link: string): MailTemplate {
  return {
    subject: 'Please verify your email address',
    greeting: hello(null),
    paragraphs: [
      to.homestays
        ? `Somebody joined the host desk of ${to.homestays.join(' and ')} and gave this email address. If that was you, open this link to confirm it, then choose a password: you log in with both from then on.`
        : 'Thank you for signing up. Open this link to confirm your email address, then choose a password.',
    ],
    action: { label: 'Verify my email', link },
    closing: ['The link works for 24 hours, or until you have chosen a password.', IGNORE],
  };
}

export function alreadyRegistered(to: { loginLink: string }): MailTemplate {
  return {
    subject: 'You already have an account',
    greeting: hello(null),
    paragraphs: [
      'Someone tried to sign up with this email address, most likely you. You already have an account, so nothing has changed.',
      'You can log in as usual. If you have forgotten your password, choose "Forgot Password?" there.',
    ],
    action: { label: 'Go to the site', link: to.loginLink },
    closing: [IGNORE],
  };
}

export function resetPassword(to: { link: string }): MailTemplate {
  return {
    subject: 'Reset your password',
    greeting: hello(null),
    paragraphs: ['Use this link to choose a new password.'],
    action: { label: 'Choose a new password', link: to.link },
    closing: ['The link works once, within one hour. Until then, your old password works.', IGNORE],
  };
}

export function passwordChanged(to: { name: string | null }): MailTemplate {
  return {
    subject: 'Your password was changed',
    greeting: hello(to.name),
    paragraphs: ['Your password has just been changed, and your other devices have been logged out.'],
    closing: ['If this was not you, reset your password on the site now and write to us.'],
  };
}
