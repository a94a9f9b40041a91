import { download } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { downloadInvoice } from '#contract/reservation.ts';
import { invoiceFileName } from '#domain/booking/booking-reference.ts';
import * as messages from '#messages/booking/payment.ts';
import type { NamedFile } from '#stores/browser/named-file.ts';
import { toastError } from '#stores/browser/toasts.ts';
import { needsFreshLink } from './fresh-link.ts';
import { keepInvoice, keptInvoice } from './saved-invoice.ts';

/** Returns the invoice as PDF; without a network the one that was kept; a failure is shown as a toast. */
export async function invoiceFile({
  id,
  guest_name,
}: {
  id: number;
  guest_name: string;
}): Promise<NamedFile | undefined> {
  try {
    const content = await download(downloadInvoice, { params: { id } });
    void keepInvoice(id, content);
    return { name: invoiceFileName(id, guest_name), content };
  } catch (error) {
    const kept = error instanceof Unreachable ? await keptInvoice(id) : undefined;
    if (kept) return { name: invoiceFileName(id, guest_name), content: kept };
    if (needsFreshLink(error, id)) return undefined;
    const isMissing = error instanceof Refusal || error instanceof Unreachable;
    toastError(isMissing ? messages.invoiceFailed : messages.invoiceUnreadable);
    return undefined;
  }
}
