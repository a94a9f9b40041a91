export * from '../../en/mail/mailbox.ts';
