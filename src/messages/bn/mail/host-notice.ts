/** Emails to hosts about their own access to the desk. */

export * from '../../en/mail/host-notice.ts';
