import { download } from '#client/call.ts';
import { downloadInvoice } from '#contract/reservation-files.ts';
import { invoiceFileName } from '#domain/booking/booking-reference.ts';

const CACHE = 'invoices';

/**
 * Returns the address under which the last booking's invoice is cached. Without a network, the service worker (sw.js)
 * gives it to the link of the invoice; no other answer of the API is cached.
 */
const addressOf = (id: number) => `/invoices/${id}`;

export async function forgetInvoice(): Promise<void> {
  await globalThis.caches?.delete(CACHE);
}

async function keepInvoice(id: number, guestName: string, content: Blob): Promise<void> {
  await forgetInvoice();
  const cache = await globalThis.caches?.open(CACHE);
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(invoiceFileName(id, guestName))}`,
  };
  await cache?.put(addressOf(id), new Response(content, { headers }));
}

/** Loads the invoice before the guest needs it, unless it is cached already and its booking has not changed. */
export async function keepInvoiceOf(
  { id, guest_name }: { id: number; guest_name: string },
  isChanged: boolean,
): Promise<void> {
  try {
    if (isChanged) await forgetInvoice();
    if (await globalThis.caches?.match(addressOf(id), { cacheName: CACHE })) return;
    await keepInvoice(id, guest_name, await download(downloadInvoice, { params: { id } }));
  } catch (error) {
    // Nothing is lost: the button requests the invoice when it is pressed.
    console.error('The invoice could not be kept', error);
  }
}
