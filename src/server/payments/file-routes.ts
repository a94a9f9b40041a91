import type { Hono } from 'hono';
import { downloadCalendarFile, downloadInvoice } from '#contract/reservation-files.ts';
import { calendarFileName, invoiceFileName } from '#domain/booking/booking-reference.ts';
import { renderCalendarFile } from '#server/documents/calendar-file.ts';
import { renderPaper } from '#server/documents/paper.ts';
import { inLanguageOf } from '#server/language/stored-language.ts';
import { paperProof } from '#server/papers/paper-proof.ts';
import { newestPaper } from '#server/papers/read-paper.ts';
import type { AppContext } from '#server/platform/context.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { findForFile } from '#server/reservations/ownership.ts';
import { reservationView } from '#server/reservations/view.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { findProperty } from '#server/rooms/queries.ts';

/** Mounts the files of a booking, for its owner and for links with a key. */
export function fileRoutes(app: Hono, deps: AppContext): void {
  const { db, clock, config, host } = deps;

  mount(app, downloadInvoice, async ({ params, query, c }) => {
    const owned = await findForFile(c, deps, params.id, { file: 'invoice', key: query.key });
    if (owned instanceof Refusal) return owned;
    const tooMany = await checkRateLimit(deps, c, 'invoice', owned.id);
    if (tooMany) return tooMany;
    const paper = await newestPaper(db, owned.id, host);
    if (!paper) return refuse('not_found');
    const proof = await paperProof(deps, owned.id);
    const name = invoiceFileName(owned.id, paper.data.stay.guest.name);
    const file = await inLanguageOf(owned, host, () => renderPaper(paper, host.look, proof));
    return c.body(new Uint8Array(file), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(name),
    });
  });

  mount(app, downloadCalendarFile, async ({ params, query, c }) => {
    const id = Number.parseInt(params.file, 10);
    const owned = await findForFile(c, deps, id, { file: 'calendar', key: query.key });
    if (owned instanceof Refusal) return owned;
    const file = await inLanguageOf(owned, host, async () => {
      const [stay, property] = await Promise.all([
        reservationView(deps, owned, undefined),
        findProperty(db, owned.property_id),
      ]);
      const address = property && inWords(property.address, property.addresses);
      const place = { address, domain: new URL(config.siteUrl).hostname };
      return renderCalendarFile(stay, place, clock());
    });
    return c.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': contentDisposition(calendarFileName(owned.id)),
    });
  });
}
