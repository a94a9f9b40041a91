/** The papers of a period, and how they compare with the money. */

export const TITLE = 'Papers';
export const homestay = 'Homestay';
export const saveFirst = 'Save the seller first to see another homestay.';
export const period = 'Period';
export const PERIODS = {
  month: 'This month',
  last_month: 'Last month',
  financial: 'This financial year so far',
  last_financial: 'Last financial year',
} as const;
export const NOT_LOADED = 'The papers could not be loaded.';
export const ownersOnly = 'Only owners see the papers.';

export const issued = 'Issued papers';
export const NONE = 'No paper was issued in this time.';
export const count = (papers: number) => (papers === 1 ? '1 paper' : `${papers} papers`);

export const lists = 'Lists for your accountant (CSV)';
export const LISTS = { papers: 'Papers', payments: 'Payments', bookings: 'Bookings' } as const;
export const GSTR1 = 'GSTR-1';
export const NOT_DOWNLOADED = 'The list could not be downloaded.';

export const compared = 'Papers and money';
/** The parts of the line, in its order. */
export const SUMS = {
  invoiced: 'Invoiced',
  credited: 'Credited',
  advances: 'Advances at the end',
  advances_before: 'Advances at the beginning',
  due: 'Due at the end',
  due_before: 'Due at the beginning',
} as const;
export const kept = 'Money kept';
export const signed = (amount: string, isTaken: boolean) => `${isTaken ? '−' : '+'} ${amount}`;
export const AGREES = 'Papers and money agree to the paisa.';
export const off = (amount: string) => `Papers and money are off by ${amount}.`;
export const explained =
  'An advance is money of a booking that has no invoice yet. Due is what invoices ask for and was not paid. Money kept is what came in, less what went back.';

/** The name of a file with a list; the days as `YYYY-MM-DD`. */
export const listFileName = (list: string, first: string, last: string) => `${list}_${first}_${last}.csv`;
export const gstr1FileName = (month: string) => `gstr1_${month}.csv`;
