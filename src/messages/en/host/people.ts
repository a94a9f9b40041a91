/** The page of people, alerts and sessions. */

export const TITLE = 'People';
export const NOT_LOADED = 'The people could not be loaded.';
export const ownersOnly = 'Only owners see who works here, and invite others.';
export const people = 'Who works here';
export const you = 'You';
export const ROLES = { owner: 'Owner', staff: 'Staff' } as const;
export const roleAt = (role: keyof typeof ROLES, homestays: string) => `${ROLES[role]} · ${homestays}`;
export const rightsOf = (name: string) => `What ${name} may do`;
export const RIGHTS = {
  prices: 'Set prices',
  void: 'Cancel payments',
  cancel: 'Cancel bookings',
  refund: 'Pay money back, with a passkey',
} as const;
export const rightSet = (name: string) => `Saved what ${name} may do.`;
export const remove = 'Remove';
export const removeOf = (name: string) => `Remove ${name}`;
export const removeTitle = (name: string) => `Remove ${name}?`;
export const removeText = (homestays: string) =>
  `They can no longer open the desk of ${homestays}. Their bookings and notes stay.`;
export const removeYourself = (homestays: string) =>
  `You can no longer open the desk of ${homestays}. Another owner would have to invite you again.`;
export const keep = 'Keep';
export const removed = (name: string) => `${name} is removed.`;

export const invitations = 'Invited';
export const until = (day: string) => `until ${day}`;
export const withdraw = 'Withdraw';
export const withdrawOf = (email: string) => `Withdraw the invitation of ${email}`;
export const withdrawn = (email: string) => `The invitation of ${email} is withdrawn.`;

export const invite = 'Invite somebody';
export const email = 'Email';
export const emailHint = 'They get a link that works once, for 24 hours.';
export const phone = 'Phone';
export const phoneHint = 'For staff without email: you get the link and send it, for example by WhatsApp.';
export const linkTitle = 'Invitation link';
export const sendLink = (phone: string) =>
  `Send this link to ${phone}. Anybody who has it can join, once, within 24 hours. It is not shown again.`;
export const role = 'Role';
export const ROLE_CHOICES = {
  staff: { name: 'Staff', means: 'Today, calendar, bookings and payments' },
  owner: { name: 'Owner', means: 'All of it, also money and people' },
} as const;
export const homestays = 'Homestays';
export const send = 'Send invitation';
export const invited = (email: string) => `${email} is invited.`;
export const WHOM_NEEDED = 'Enter the email or the phone number of the person.';
export const EMAIL_OR_PHONE = 'Enter an email or a phone number, not both.';
export const HOMESTAY_NEEDED = 'Choose a homestay.';

export const passkeys = 'Your passkeys';
export const NO_PASSKEYS = 'You have none yet.';
export const added = (day: string) => `Added ${day}`;
export const lastUsed = (day: string) => `used ${day}`;
export const neverUsed = 'not used since';
export const addPasskey = 'Add a passkey';
export const addHint = 'One for each device, so that a lost phone locks nobody out.';
export const passkeyAdded = 'The passkey is added.';
export const passkeyRemoved = 'The passkey is removed.';
export const removePasskeyTitle = 'Remove this passkey?';
export const removePasskeyText = (name: string) => `“${name}” no longer opens the desk.`;
export const codesLeft = (count: number) =>
  count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;

export const newCodes = 'New recovery codes';
export const newCodesTitle = 'Make new recovery codes?';
export const newCodesText = 'The old codes stop working. The new ones are shown once.';
export const makeCodes = 'Make new codes';

export const sessions = 'Your sessions';
export const sessionsHint = 'After 12 hours a session asks for a passkey or a password again.';
export const SESSIONS_NOT_LOADED = 'Your sessions could not be loaded.';
export const PASSKEYS_NOT_LOADED = 'Your passkeys could not be loaded.';
export const since = (time: string) => `Since ${time}`;
export const ends = (time: string) => `ends ${time}`;
export const thisSession = 'This browser';
export const end = 'End';
export const endOf = (time: string) => `End the session since ${time}`;
export const ended = 'The session is ended.';

export const backup = 'Backup';
export const backupText =
  'One file with all bookings, photos and settings, encrypted by a passphrase. Keep it outside of the house, for example on a memory stick.';
export const passphrase = 'Passphrase';
export const passphraseHint =
  'Write it down before you download: without it nobody can open the file. At least 12 characters.';
export const PASSPHRASE_SHORT = 'The passphrase needs at least 12 characters.';
export const downloadBackup = 'Download a backup';
export const backupName = (day: string) => `homestays-${day}.backup`;
export const BACKED_UP = 'The backup is downloaded. Keep the passphrase with you.';
export const NO_PASSPHRASE = 'No passphrase could be suggested.';
export const NO_BACKUP_HERE =
  'The database is on a server of its own, which makes the backups: use its own program.';
