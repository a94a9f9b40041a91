import type { Hono } from 'hono';
import * as contract from '#contract/host/register.ts';
import { addDays, instantInIndia } from '#domain/dates/calendar.ts';
import { areIdsSeen } from '#domain/register/party-ids.ts';
import { formUnreadable } from '#messages/host/register/register-papers.ts';
import { type Host, isOwnerOf, mountForHost, scopeOf } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { findHostBooking } from '#server/host/bookings/booking-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { completeForm, findForm, listForms } from '#server/register/form-queries.ts';
import { readableOf } from '#server/register/ids-of-bookings.ts';
import { namedTraveller } from '#server/register/traveller-view.ts';
import { formView, formViews } from './form-views.ts';
import { listRegistered, type RegisteredStay, registeredView, withTravellers } from './registered.ts';
import { writeReading, writeReadings } from './write-reading.ts';

/** Mounts the register of guests and the reports about foreigners. */
export function hostRegisterRoutes(app: Hono, deps: AppContext): void {
  const { db, sealer, clock } = deps;

  mountForHost(app, deps, contract.getRegister, async ({ query, host }) => {
    const { from, to, property_id } = query;
    const ids = scopeOf(host, property_id);
    if (!ids) return refuse('not_found');
    const stays = await listRegistered(deps, ids, { from, to });
    const span = { from: instantInIndia(from, 0), until: instantInIndia(addDays(to, 1), 0) };
    const forms = await listForms(db, ids, span);
    await writeReadings(host, stays, { from, to }, clock());
    return {
      travellers: stays.flatMap((stay) => shownOf(stay, host)),
      form_iii: await formViews(deps, forms),
      without_id: stays.filter(lacksIds).map(({ row }) => row.id),
    };
  });

  mountForHost(app, deps, contract.getFormIII, async ({ params: { id }, host }) => {
    const found = await findForm(db, host.propertyIds, id);
    const row = found && (await findHostBooking(db, host.propertyIds, found.reservation_id));
    if (!found || !row) return refuse('not_found');
    // A form that is done may be of guests who were not there after all.
    const [stay] = await withTravellers(deps, [{ ...row, checked_in_at: row.checked_in_at ?? found.due_at }]);
    const one = stay?.travellers.find((traveller) => traveller.id === found.traveller_id);
    const traveller = stay && one && registeredView(stay, one);
    if (!one || !traveller) return refuse('not_found', {}, formUnreadable);
    await writeReading(host, { row, travellers: [one] }, clock());
    return { form: formView(found, traveller.name), traveller };
  });

  mountForHost(app, deps, contract.completeFormIII, ({ params: { id }, host }) =>
    host.inTransaction(async (tx) => {
      const before = await findForm(tx, host.propertyIds, id);
      if (!before) return refuse('not_found');
      const { property_id: propertyId, reservation_id: reservationId, event } = before;
      if (await completeForm(tx, id, host.user.id, clock())) {
        const about = { propertyId, reservationId, action: 'report foreigner', after: { event } };
        await writeAudit(tx, host, about, clock());
      }
      const after = (await findForm(tx, host.propertyIds, id)) ?? before;
      const [form] = await formViews({ db: tx, sealer }, [after]);
      return form ? { form } : refuse('not_found');
    }),
  );
}

/** Owners see all of a traveller, staff the name. */
function shownOf(stay: RegisteredStay, host: Host) {
  const isOwner = isOwnerOf(host, stay.row.property_id);
  return stay.travellers.map((one) => (isOwner && registeredView(stay, one)) || namedTraveller(one));
}

function lacksIds({ row, travellers }: RegisteredStay): boolean {
  return !areIdsSeen(readableOf(travellers), { adults: row.adults, checkIn: row.check_in });
}
