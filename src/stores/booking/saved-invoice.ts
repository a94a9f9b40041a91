import { download } from '#client/call.ts';
import { downloadInvoice } from '#contract/reservation.ts';
import { INVOICE_CACHE } from '#stores/browser/storage.ts';

/** The invoice of the last booking, for where there is no network: the one answer of the API that is ever kept. */
const addressOf = (id: number) => `/invoices/${id}`;

export async function keepInvoice(id: number, content: Blob): Promise<void> {
  if (typeof caches === 'undefined') return;
  await caches.delete(INVOICE_CACHE);
  const cache = await caches.open(INVOICE_CACHE);
  await cache.put(addressOf(id), new Response(content));
}

export async function keptInvoice(id: number): Promise<Blob | undefined> {
  if (typeof caches === 'undefined') return undefined;
  const kept = await caches.match(addressOf(id), { cacheName: INVOICE_CACHE });
  return kept?.blob();
}

/** Asks for the invoice before the guest does, unless it is kept already and its booking is what it was. */
export async function keepInvoiceOf(id: number, isChanged: boolean): Promise<void> {
  try {
    if (isChanged) await caches.delete(INVOICE_CACHE);
    if (await keptInvoice(id)) return;
    await keepInvoice(id, await download(downloadInvoice, { params: { id } }));
  } catch (error) {
    // Without it, the button asks when it is pressed.
    console.error('The invoice could not be kept', error);
  }
}
