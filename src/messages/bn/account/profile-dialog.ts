export * from '../../en/account/profile-dialog.ts';
