/** The profile's texts about stored data and deleting the account. */

export const title = 'Your data';
export const lead = 'See everything we keep about you, or delete your account.';
export const howLong = 'How long we keep it';
export const download = 'Download my data';
export const DOWNLOAD_FAILED = 'Failed to download your data. Please try again later.';

export const deleteAccount = 'Delete account';
export const deleteTitle = 'Delete your account?';
export const whatIsDeleted = (years: number) => [
  'Your name, email, phone, address, picture, password and waiting list places are deleted now, and you are logged out everywhere.',
  `Tax law makes us keep the invoices of past stays, with the name and address on them, for ${years} years. Everything else in those bookings is deleted now.`,
  'Bookings still ahead of you are not cancelled. Open them with the link in their emails; we keep their details until after the stay.',
];
export const cannotUndo = 'This can’t be undone.';
export const yourPassword = 'Your password';
export const forgotten = 'Forgotten it? Log out and choose “Forgot Password?” first.';
export const keepAccount = 'Keep account';
export const PASSWORD_NEEDED = 'Please type your password.';
export const WRONG_PASSWORD = 'This password is not right. Please try again.';
export const ACCOUNT_DELETED = 'Your account is deleted.';
export const DELETE_FAILED = 'Failed to delete your account. Please try again later.';

export const FILE_NAME = 'my-data.json';
export const LAST_OWNER = 'You are the only owner of a homestay here. Invite another owner first.';
