/* Lists everything that src/stores keeps in the browser, by place and key, with the module that writes it. Signing out
   clears who the guest is, their unfinished booking and their last one. */

/** account/session.ts; earlier versions of the site called the token `access_token`. */
export const SESSION_KEYS = ['auth_token', 'access_token', 'refresh_token', 'user'] as const;

export const CLEARED_ON_SIGN_OUT = {
  localStorage: [
    ...SESSION_KEYS,
    // booking/draft.ts: the booking in the making, with the details of its guest.
    'booking',
    // booking/saved-booking.ts: the last booking that was seen, for where there is no network.
    'kept-booking',
    // register/kept-check-in.ts: who travels, until it is sent.
    'check-in',
    // review/kept-review.ts: a review, until it is sent.
    'review',
    // host/today/today.ts: the host's day as last seen, for where there is no network.
    'day',
    // host/bookings/booking-draft.ts: a booking that a host has not saved yet.
    'new-booking',
  ],
  caches: [
    // booking/saved-invoice.ts: the invoice of that booking.
    'invoices',
    // host/rooms/kept-uploads.ts: photos that a host has chosen and not sent yet.
    'photos',
  ],
} as const;

export const KEPT_ON_SIGN_OUT = {
  localStorage: [
    // reservation/reservation.ts: the reservation that is being paid, or was paid last.
    'reservation',
    // booking/quote.ts
    'quote',
    // cart/cart.ts
    'cart',
    // wishlist/wishlist.ts
    'wishlist',
    // search/last-search.ts: its stay and party.
    'last-search',
    // check/keys.ts: our public keys, with which QR codes are read where there is no network.
    'public-keys',
    // browser/page-view.ts
    'analytics_session',
  ],
  // account/verification.ts: whose first password is to be set.
  sessionStorage: ['verified_email'],
} as const;

export type StorageKey = (typeof CLEARED_ON_SIGN_OUT | typeof KEPT_ON_SIGN_OUT)['localStorage'][number];

function open(): Record<string, string> {
  try {
    // A build has no storage.
    return globalThis.localStorage ?? {};
  } catch (error) {
    console.error('No storage', error);
    return {};
  }
}

/**
 * The browser's storage, which never throws: a value that can't be saved (storage full or forbidden) is logged and
 * stays in this tab only (spec section 8, "Storage errors").
 */
export const storage: { [Key in StorageKey]?: string } = new Proxy(open(), {
  set(target, key, value) {
    try {
      Reflect.set(target, key, value);
    } catch (error) {
      console.error(`"${String(key)}" can't be saved`, error);
    }
    return true;
  },
});

/**
 * Returns the value under a key, whose shape is not known: for scripts too small for zod. Undefined where there is
 * none, or no JSON.
 */
export function storedValue(key: StorageKey): unknown {
  try {
    return JSON.parse(String(storage[key]));
  } catch {
    return undefined;
  }
}

/** Returns the fields of an object under a key; none of anything else. */
export function storedFields(key: StorageKey): Record<string, unknown> {
  return { ...Object(storedValue(key)) };
}

export async function clearOnSignOut(): Promise<void> {
  for (const key of CLEARED_ON_SIGN_OUT.localStorage) delete storage[key];
  for (const name of CLEARED_ON_SIGN_OUT.caches) await globalThis.caches?.delete(name);
}
