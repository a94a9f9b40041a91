/** The email to the host about a night that was sold here and at another site. */

export * from '../../en/mail/conflict.ts';
