import type { Hono } from 'hono';
import { downloadInvoice } from '#contract/reservation.ts';
import { invoiceFileName } from '#domain/booking/booking-reference.ts';
import { renderInvoice } from '#server/documents/invoice.ts';
import type { AppContext } from '#server/platform/context.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { findProven } from '#server/reservations/ownership.ts';
import { loadInvoice } from './invoice-queries.ts';

/** Mounts the invoice of a fully or partly paid booking, for its owner. */
export function invoiceRoutes(app: Hono, deps: AppContext): void {
  mount(app, downloadInvoice, async ({ params, c }) => {
    const owned = await findProven(c, deps, params.id);
    if (owned instanceof Refusal) return owned;
    const tooMany = await checkRateLimit(deps, c, 'invoice', owned.id);
    if (tooMany) return tooMany;
    const invoice = await loadInvoice(deps.db, owned.id, deps.host);
    if (!invoice) return refuse('not_found');
    const name = invoiceFileName(owned.id, invoice.guest.name);
    return c.body(new Uint8Array(await renderInvoice(invoice, deps.host.look)), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(name),
    });
  });
}
