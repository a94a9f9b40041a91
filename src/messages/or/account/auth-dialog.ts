export * from '../../en/account/auth-dialog.ts';
