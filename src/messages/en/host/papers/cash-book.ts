/** A day's money by method and person. */

export const TITLE = 'Cash book';
export const day = 'Day';
export const NOTHING = 'No money came or went back on this day.';
export const NOT_LOADED = 'The cash book could not be loaded.';
export const METHODS = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  card: 'Card',
  online: 'Online',
} as const;
export const total = (method: string) => `Total, ${method}`;
