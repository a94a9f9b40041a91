import { download } from '#client/call.ts';
import { downloadInvoice } from '#contract/reservation.ts';

const CACHE = 'invoices';

/**
 * Returns the address of the last booking's invoice, which is cached for times without a network; no other answer of
 * the API is.
 */
const addressOf = (id: number) => `/invoices/${id}`;

export async function forgetInvoice(): Promise<void> {
  await globalThis.caches?.delete(CACHE);
}

export async function keepInvoice(id: number, content: Blob): Promise<void> {
  await forgetInvoice();
  const cache = await globalThis.caches?.open(CACHE);
  await cache?.put(addressOf(id), new Response(content));
}

export async function keptInvoice(id: number): Promise<Blob | undefined> {
  const kept = await globalThis.caches?.match(addressOf(id), { cacheName: CACHE });
  return kept?.blob();
}

/** Loads the invoice before the guest needs it, unless it is cached already and its booking has not changed. */
export async function keepInvoiceOf(id: number, isChanged: boolean): Promise<void> {
  try {
    if (isChanged) await forgetInvoice();
    if (await keptInvoice(id)) return;
    await keepInvoice(id, await download(downloadInvoice, { params: { id } }));
  } catch (error) {
    // Nothing is lost: the button requests the invoice when it is pressed.
    console.error('The invoice could not be kept', error);
  }
}
