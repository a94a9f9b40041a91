/** How an owner proves themselves: passkeys and recovery codes. */

export const createTitle = 'Make the desk safe';
export const createText =
  'A passkey is the lock of your phone or computer: your finger, your face or its PIN. With it, nobody who learns your password can reach your guests and your money.';
export const create = 'Create a passkey';
export const confirmTitle = 'Is it you?';
export const confirmText = 'Confirm with the passkey of this device, or of your phone.';
export const confirm = 'Confirm with passkey';
export const freshTitle = 'Please confirm';
export const freshText = 'This needs your passkey, because the last time was more than 15 minutes ago.';

export const useCode = 'Use a recovery code';
export const code = 'Recovery code';
export const codeHint = 'One of the ten codes that you kept. Each works once.';
export const CODE_NEEDED = 'Enter one of your recovery codes.';
export const codesLeft = (count: number) =>
  count === 1 ? 'You have one recovery code left.' : `You have ${count} recovery codes left.`;

export const codesTitle = 'Your recovery codes';
export const codesText =
  'Keep them outside of this device, such as on paper. If you lose your passkey, each of them lets you in once. They are shown only now.';
export const copy = 'Copy';
export const copied = 'The codes are copied.';
export const COPY_FAILED = 'The browser does not allow copying. Download the codes or write them down.';
export const download = 'Download';
export const FILE_NAME = 'recovery-codes.txt';
export const kept = 'I have kept them';

export const NO_PASSKEYS =
  'This browser can’t use passkeys. Open the desk in a current Chrome, Safari, Edge or Firefox.';
export const NOT_USED = 'No passkey was used. Please try again.';
export const KNOWN_DEVICE = 'This device has a passkey for the desk already.';

/** The first name of a passkey: the device on which it was made. */
export const DEVICES = {
  android: 'Android phone',
  iphone: 'iPhone',
  ipad: 'iPad',
  mac: 'Mac',
  windows: 'Windows',
  linux: 'Linux',
  other: 'Passkey',
} as const;
