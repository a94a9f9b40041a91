import type { Hono } from 'hono';
import * as contract from '#contract/host/papers.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { isInvoice } from '#domain/papers/plan-papers.ts';
import { fileName } from '#messages/booking/registration-card.ts';
import { renderRegistrationCard } from '#server/documents/registration-card.ts';
import { isOwnerOf, mountForHost } from '#server/host/access/access.ts';
import { limitMail } from '#server/host/access/host-limits.ts';
import { mountAct, shownBooking } from '#server/host/bookings/act-on-booking.ts';
import { findHostBooking } from '#server/host/bookings/booking-queries.ts';
import { travellerLines } from '#server/host/register/traveller-lines.ts';
import { writeReading } from '#server/host/register/write-reading.ts';
import { inLanguageOf } from '#server/language/stored-language.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { makeOutTo } from '#server/papers/company.ts';
import { issuePapers } from '#server/papers/issue.ts';
import { listNamedPapers } from '#server/papers/paper-queries.ts';
import { stayOf } from '#server/papers/stay-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { travellersOf } from '#server/register/traveller-queries.ts';
import { nameOfTraveller } from '#server/register/traveller-view.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import { hostPaperView } from './host-paper-view.ts';

/** Mounts the papers of one booking at the desk. */
export function hostPaperRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mountForHost(app, deps, contract.listHostPapersOfBooking, async ({ params: { id }, host }) => {
    const booking = await findHostBooking(db, host.propertyIds, id);
    if (!booking) return refuse('not_found');
    const rows = await listNamedPapers(db, id);
    return { papers: rows.map((row) => hostPaperView(deps, row, clock())) };
  });

  mountForHost(app, deps, contract.downloadRegistrationCard, async ({ params: { id }, host, c }) => {
    const booking = await findHostBooking(db, host.propertyIds, id);
    if (!booking) return refuse('not_found');
    const stay = await stayOf(db, booking, deps.host);
    const travellers = await travellersOf(db, deps.sealer, id);
    const isOwner = isOwnerOf(host, booking.property_id);
    await writeReading(host, { row: booking, travellers }, clock());
    // Its guests read and sign it.
    const card = await inLanguageOf(booking, deps.host, () => {
      const known = travellers.map((one) => ({
        name: nameOfTraveller(one),
        lines: isOwner ? travellerLines(one) : [],
      }));
      return renderRegistrationCard(stay, { day: todayInIndia(clock()), known }, deps.host.look);
    });
    return c.body(new Uint8Array(card), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(fileName(bookingReference(id))),
      'Cache-Control': 'no-store',
    });
  });

  mountAct(app, deps, contract.issueInvoice, async ({ params: { id }, body, act }) => {
    const number = await act(async ({ tx, row, now, audit }) => {
      const ofChannel = refuseOfChannel(row);
      if (ofChannel) return ofChannel;
      if (row.status !== 'confirmed') return refuse('wrong_state');
      const { address = row.guest_address, state = row.state } = body ?? {};
      const press = { isPressed: true, recipient: { guest_address: address, state } };
      const issued = await issuePapers(tx, id, { now, host: deps.host }, press);
      const invoice = issued.findLast(isInvoice);
      if (!invoice) return refuse('already_issued');
      await audit('issue invoice', { after: { number: invoice.number } });
      return invoice.number;
    });
    if (number instanceof Refusal) return number;
    const row = (await listNamedPapers(db, id)).find((paper) => paper.number === number);
    return row ? { paper: hostPaperView(deps, row, clock()) } : refuse('not_found');
  });

  mountAct(app, deps, contract.sendPaper, async ({ params, body, host, isRepeated, act }) => {
    const { id, paper_id } = params;
    const booking = await findHostBooking(db, host.propertyIds, id);
    const paper = booking && (await listNamedPapers(db, id)).find((one) => one.id === paper_id);
    if (!booking || !paper) return refuse('not_found');
    const address = body?.email ?? booking.guest_email;
    const to = { ...booking, guest_email: address };
    const tooMany = isRepeated ? undefined : await limitMail(deps, host, to);
    if (tooMany) return tooMany;
    const told = await act(async ({ tx, now, audit }) => {
      if (address !== '')
        await enqueueMail(tx, address, { kind: 'paper', data: { reservation_id: id, paper_id } }, now);
      await audit('send paper', { after: { number: paper.number } });
      return {
        how: address === '' ? ('none' as const) : ('email' as const),
        ...(address !== '' && { address }),
      };
    });
    if (told instanceof Refusal) return told;
    const { whatsapp_url } = hostPaperView(deps, paper, clock());
    return { told: { ...told, ...(whatsapp_url && { whatsapp_url }) } };
  });

  mountAct(app, deps, contract.setHostCompany, async ({ params: { id }, body, host, act }) => {
    const done = await act(async ({ tx, row, audit }) => {
      const refusal = await makeOutTo(tx, row, body);
      if (refusal) return refusal;
      return audit('set company', { after: { company: body?.name ?? null } });
    });
    return done instanceof Refusal ? done : shownBooking(deps, host, id);
  });
}
