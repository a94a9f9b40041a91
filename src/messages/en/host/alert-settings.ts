/** How a host is told of things: kinds, quiet hours, phones. */

export const title = 'Alerts';
export const NOT_LOADED = 'Your alerts could not be loaded.';
export const intro = 'What you are told at once, for yourself alone.';
export const kind = 'Alert';
export const WAYS = { push: 'Push', mail: 'Email' } as const;
export const KINDS = {
  new_booking: 'New booking',
  cancellation: 'Cancellation',
  late_payment_failure: 'Payment came too late',
  channel_conflict: 'Night sold twice',
  message: 'Message from a guest',
  staff_act: 'Prices, cancellations and refunds by staff',
  form_iii: 'Form III is due in 6 hours',
  occupancy_report: 'Occupancy report is due at 10:00',
} as const;
export const choice = (kind: keyof typeof KINDS, way: keyof typeof WAYS) => `${KINDS[kind]}: ${WAYS[way]}`;

export const quiet = 'Quiet hours';
export const quietHint = 'Alerts wait until they end. India time.';
export const from = 'From';
export const to = 'To';
export const SAME_TIMES = 'Choose two different times.';

export const phones = 'Phones and browsers';
export const NO_PHONES = 'No phone gets alerts yet.';
export const sendHere = 'Send alerts to this phone';
export const thisOne = 'This one';
export const since = (day: string) => `since ${day}`;
export const stop = 'Stop';
export const stopOf = (browser: string) => `Stop alerts to ${browser}`;
export const stopped = 'No more alerts go there.';
export const started = 'This phone gets alerts from now on.';
export const blocked =
  'This browser blocks alerts of the site. Allow notifications in its settings for this site, then load the page again.';
export const unsupported =
  'This browser can’t show alerts. On an iPhone, first add the site to the Home Screen, and open it from there.';
export const NOT_STARTED = 'The alerts could not be switched on. Please try again.';

/** Who delivers to a browser tells which one it is. */
export const BROWSERS = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  other: 'A browser',
} as const;
