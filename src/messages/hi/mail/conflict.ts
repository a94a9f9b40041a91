export * from '../../en/mail/conflict.ts';
