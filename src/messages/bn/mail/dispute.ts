/** E-mails to the host about disputes: a guest's bank asks for a payment back. */

export * from '../../en/mail/dispute.ts';
