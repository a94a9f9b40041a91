import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

function open(): Record<string, string> {
  try {
    if (typeof localStorage !== 'undefined') return localStorage;
  } catch (error) {
    console.error('This browser gives no storage', error);
  }
  return {};
}

/**
 * The browser's storage, which never throws: what can't be saved (storage full or forbidden) is logged and lives on
 * in this tab only (spec section 8, "Storage errors").
 */
export const storage = new Proxy(open(), {
  set(target, key, value) {
    try {
      Reflect.set(target, key, value);
    } catch (error) {
      console.error(`"${String(key)}" can't be saved`, error);
    }
    return true;
  },
});

/** Where the booking in the making is kept: signing out forgets it with who the guest is. */
export const DRAFT_KEY = 'booking';

/** The last booking, and its invoice in a cache, for where there is no network: signing out forgets them, too. */
export const KEPT_BOOKING_KEY = 'kept-booking';
export const INVOICE_CACHE = 'invoices';

export async function forgetKeptBooking(): Promise<void> {
  delete storage[KEPT_BOOKING_KEY];
  if (typeof caches !== 'undefined') await caches.delete(INVOICE_CACHE);
}

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);
