/** The host's figures by month. */

export const TITLE = 'Money';
export const period = 'Period';
export const PERIODS = {
  financial: 'This financial year so far',
  year: 'The last 12 months',
  ahead: 'The next 6 months',
} as const;
export const NOT_LOADED = 'The figures could not be loaded.';
export const download = 'Download CSV';
export const DOWNLOAD_FAILED = 'The file could not be made.';
export const fileName = (from: string, to: string) => `money-${from}-${to}.csv`;
export const byMonth = 'By month';
export const bySource = 'By source';
export const month = 'Month';
export const source = 'Source';
export const revenue = 'Revenue';
export const nights = 'Nights';
export const nightsOf = (sold: number, open: number) => `${sold} of ${open}`;
export const occupancy = 'Occupancy';
export const adr = 'ADR';
export const adrHint =
  'Average price of a night that was sold here, after discounts. Nights sold on other sites are left out, because their price is not known.';
export const revpar = 'RevPAR';
export const revparHint =
  'Average price of a night that could be sold: the revenue, divided by all open nights, sold or not.';
export const cancellationFees = 'Cancellation fees';
export const notKnown = 'not known';
export const none = '–';
export const total = 'Total';
export const share = 'Share';
export const percent = (share: number) => `${Math.round(share * 100)} %`;
export const explained =
  'Revenue is the price of the nights that were sold in a month, after discounts, without breakfast and extra beds. Holds and cancelled bookings do not count. Cancellation fees are what was paid and not paid back of bookings that were cancelled in a month. Nights sold on other sites count as sold, but their price is not known here: ADR leaves them out, revenue and RevPAR have nothing of them.';
export const balances = 'Balances due';
export const NO_BALANCES = 'Nobody owes anything.';
export const ownersOnly = 'Only owners see the figures.';
