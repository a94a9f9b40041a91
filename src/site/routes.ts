/** Rewrites and headers of the Node server and `npm run dev`; Netlify's are the same, in `netlify.toml`. */

/**
 * Pages with ids that are known only at run time: one built page serves every id, unless a file of that path exists.
 */
const ENGLISH_PAGES = [
  { from: '/rooms/:id', to: '/room' },
  { from: '/booking/:id', to: '/booking' },
  { from: '/reset-password/:token', to: '/reset-password' },
  { from: '/verify-email/:token', to: '/verify-email' },
  { from: '/my-booking/:token', to: '/my-booking' },
  { from: '/check-in/:token', to: '/check-in' },
  { from: '/offer/:token', to: '/offer' },
  { from: '/waiting-list/:token', to: '/waiting-list' },
  { from: '/review/:token', to: '/review' },
  { from: '/host/bookings/:id', to: '/host/booking' },
  { from: '/host/rooms/:id', to: '/host/room' },
  { from: '/host/properties/:id', to: '/host/property' },
  { from: '/host/invitation/:token', to: '/host/invitation' },
];

/** The same pages in other languages: Netlify fills `:language` in, the other servers take it off first. */
const inLanguage = ({ from, to }: { from: string; to: string }) => ({
  from: `/:language${from}`,
  to: `/:language${to}`,
});
export const REWRITES = [...ENGLISH_PAGES, ...ENGLISH_PAGES.map(inLanguage)];

/** Pages of something that there is not (any more). A static host has one page for everything that is missing. */
const MISSING = [
  { from: '/rooms/:id', to: '/room-not-found' },
  { from: '/homestays/:id', to: '/homestay-not-found' },
];

/** Says which features pages may use. Only the page that scans codes may use the camera. */
const permissions = (camera: '()' | '(self)') =>
  [
    'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
    'accelerometer=()',
    `camera=${camera}`,
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'hid=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'serial=()',
    'usb=()',
    'xr-spatial-tracking=()',
  ].join(', ');

const EVERY_PATH = '/*';

/**
 * Headers by path. If two rows set the same header, the later one applies. The build adds a Content-Security-Policy.
 */
const ENGLISH_HEADERS: { for: string; values: Record<string, string> }[] = [
  {
    for: EVERY_PATH,
    values: {
      // Browsers obey this header over https only.
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Banks open windows of their own, which need `window.opener`.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': permissions('()'),
    },
  },
  { for: '/host/scan', values: { 'Permissions-Policy': permissions('(self)') } },
  // Other sites may frame the search form, also those that isolate themselves.
  { for: '/embed/*', values: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // File names contain a hash of their content.
  {
    for: '/_astro/*',
    values: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // Other sites may show the pictures of shared links.
  { for: '/og/*', values: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // A new service worker is found at the next visit.
  { for: '/sw.js', values: { 'Cache-Control': 'no-cache' } },
];

export const HEADERS = [
  ...ENGLISH_HEADERS,
  ...ENGLISH_HEADERS.filter((row) => row.for !== EVERY_PATH && row.for !== '/embed/*').map((row) => ({
    ...row,
    for: `/:language${row.for}`,
  })),
];

/** Returns the path of the page that serves this one; undefined if there is none. Paths are those of English pages. */
export function rewriteOf(path: string): string | undefined {
  return ENGLISH_PAGES.find(({ from }) => matches(`${from}{/}?`, path))?.to;
}

/** Returns the path of the page that says what is missing here. */
export function missingPageOf(path: string): string {
  return MISSING.find(({ from }) => matches(from, path))?.to ?? '/404';
}

/** Returns `/my-booking/aBc` for `/My-Booking/aBc`: ids and tokens keep their case. Undefined if it is so already. */
export function lowerCasePageOf(path: string): string | undefined {
  const pages = [...ENGLISH_PAGES, ...MISSING].map(({ from }) => from.slice(0, from.indexOf(':')));
  const page = pages.find((start) => path.toLowerCase().startsWith(start));
  return page && !path.startsWith(page) ? page + path.slice(page.length) : undefined;
}

export function headersOf(path: string): Record<string, string> {
  return Object.assign(
    {},
    ...ENGLISH_HEADERS.filter((rule) => matches(rule.for, path)).map(({ values }) => values),
  );
}

/** Returns whether a path is one of a pattern's. */
export function matches(pattern: string, pathname: string): boolean {
  return new URLPattern({ pathname: pattern }).test({ pathname });
}
