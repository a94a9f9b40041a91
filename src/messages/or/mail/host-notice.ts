export * from '../../en/mail/host-notice.ts';
