export * from '../../en/account/email.ts';
