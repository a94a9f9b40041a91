import type { Hono } from 'hono';
import { listPapersOfBooking, openPaper, setCompany } from '#contract/papers.ts';
import { paperFileName } from '#domain/booking/booking-reference.ts';
import { renderPaper } from '#server/documents/paper.ts';
import { inLanguageOf } from '#server/language/stored-language.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { bearerOf, findProven } from '#server/reservations/ownership.ts';
import { findReservation, lockReservation } from '#server/reservations/queries.ts';
import { reservationView } from '#server/reservations/view.ts';
import { makeOutTo } from './company.ts';
import { checkPaperKey } from './paper-link.ts';
import { paperProof } from './paper-proof.ts';
import { findPaper, listNamedPapers } from './paper-queries.ts';
import { paperView } from './paper-view.ts';
import { readPaper } from './read-paper.ts';

/** Mounts the papers of a booking for its guest, and the addresses that open them. */
export function paperRoutes(app: Hono, deps: AppContext): void {
  const { db, clock, host } = deps;

  mount(app, listPapersOfBooking, async ({ params, c }) => {
    const owned = await findProven(c, deps, params.id);
    if (owned instanceof Refusal) return owned;
    const rows = await listNamedPapers(db, owned.id);
    return { papers: rows.map((row) => paperView(deps, row, clock())) };
  });

  mount(app, setCompany, async ({ params, body, c }) => {
    const owned = await findProven(c, deps, params.id);
    if (owned instanceof Refusal) return owned;
    const tooMany = await checkRateLimit(deps, c, 'change', owned.id);
    if (tooMany) return tooMany;
    const refusal = await inTransaction(db, async (tx) => {
      const row = await lockReservation(tx, owned.id);
      return row ? makeOutTo(tx, row, body) : refuse('not_found');
    });
    if (refusal) return refusal;
    const row = (await findReservation(db, owned.id)) ?? owned;
    return { reservation: await reservationView(deps, row, await bearerOf(c, deps, row)) };
  });

  mount(app, openPaper, async ({ params, query, c }) => {
    const opens = checkPaperKey(deps, params.id, query.key ?? '', clock());
    const row = opens === 'wrong' ? undefined : await findPaper(db, params.id);
    const booking = row && (await findReservation(db, row.reservation_id));
    if (!row || !booking?.guest_name) return refuse('not_found');
    if (opens === 'ended') return refuse('link_ended');
    const tooMany = await checkRateLimit(deps, c, 'invoice', booking.id);
    if (tooMany) return tooMany;
    const paper = await readPaper(db, row, host);
    const proof = await paperProof(deps, booking.id);
    const name = paperFileName(row.kind, booking.id, booking.guest_name);
    const file = await inLanguageOf(booking, host, () => renderPaper(paper, host.look, proof));
    return c.body(new Uint8Array(file), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(name).replace(/^attachment/, 'inline'),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
}
