export * from '../../en/mail/dispute.ts';
