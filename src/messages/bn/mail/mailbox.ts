/** The local mailbox. */

export * from '../../en/mail/mailbox.ts';
