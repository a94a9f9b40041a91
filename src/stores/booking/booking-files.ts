import { atom } from 'nanostores';
import { call, download } from '#client/call.ts';
import { apiBase } from '#client/connection.ts';
import { getReservation } from '#contract/reservation.ts';
import { downloadInvoice, type FileLinks } from '#contract/reservation-files.ts';
import { calendarFailed } from '#messages/booking/booking-facts.ts';
import * as messages from '#messages/booking/payment.ts';
import { addressToFollow, renewLinks } from '#stores/browser/file-link.ts';
import { needsFreshLink } from './fresh-link.ts';

/** A booking with the links of its files; one that this browser stored long ago has none. */
export interface WithFiles {
  id: number;
  files?: FileLinks | undefined;
}

/** The links of one booking that were renewed while its page is open. */
export const $renewedFiles = atom<WithFiles>({ id: 0 });

/** Returns the links of a booking's files; without keys they open by the cookie. */
export function linksOf({ id, files }: WithFiles, renewed: WithFiles): FileLinks {
  const latest = renewed.id === id ? renewed.files : undefined;
  return {
    invoice: latest?.invoice ?? (files ? files.invoice : `${apiBase()}/public/invoice/download/${id}`),
    calendar: latest?.calendar ?? files?.calendar ?? `${apiBase()}/public/calendar-file/${id}.ics`,
  };
}

async function readFiles(id: number): Promise<FileLinks> {
  const { reservation } = await call(getReservation, { params: { id } });
  $renewedFiles.set(reservation);
  return linksOf(reservation, reservation);
}

/** Renews the links of a booking while its page is open. Returns a function that stops it. */
export const renewFiles = (id: number): (() => void) => renewLinks(() => readFiles(id));

/** Returns the address of the invoice that the browser can follow; a failure is shown as a toast. */
export function followInvoice({ id }: { id: number }, address: string): Promise<string | undefined> {
  return addressToFollow({
    address,
    type: 'application/pdf',
    renew: async () => (await readFiles(id)).invoice ?? address,
    failed: messages.invoiceFailed,
    unreadable: messages.invoiceUnreadable,
    // A head has no reason, so the whole answer says whether the guest needs a new link.
    explain: async (status) =>
      status === 403 &&
      needsFreshLink(
        await download(downloadInvoice, { params: { id } }).catch((error: unknown) => error),
        id,
      ),
  });
}

/** Returns the address of the stay's calendar entry that the browser can follow; a failure is shown as a toast. */
export function followCalendarFile({ id }: { id: number }, address: string): Promise<string | undefined> {
  return addressToFollow({
    address,
    type: 'text/calendar',
    renew: async () => (await readFiles(id)).calendar,
    failed: calendarFailed,
  });
}
