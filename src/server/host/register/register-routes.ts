import type { Hono } from 'hono';
import type { FormIII } from '#contract/host/register.ts';
import * as contract from '#contract/host/register.ts';
import { addDays, instantInIndia } from '#domain/dates/calendar.ts';
import { areIdsSeen } from '#domain/register/party-ids.ts';
import { formUnreadable, UNREADABLE } from '#messages/host/register/register-papers.ts';
import { type Host, isOwnerOf, mountForHost, scopeOf } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { findHostBooking } from '#server/host/bookings/booking-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { completeForm, findForm, type ListedForm, listForms } from '#server/register/form-queries.ts';
import { readableOf } from '#server/register/ids-of-bookings.ts';
import { listTravellers } from '#server/register/traveller-queries.ts';
import { namedTraveller, nameOfTraveller } from '#server/register/traveller-view.ts';
import { listRegistered, type RegisteredStay, registeredView, withTravellers } from './registered.ts';
import { writeReading, writeReadings } from './write-reading.ts';

/** Mounts the register of guests and the reports about foreigners. */
export function hostRegisterRoutes(app: Hono, deps: AppContext): void {
  const { db, sealer, clock } = deps;

  const viewsOf = async (tx: Database | Tx, forms: readonly ListedForm[]): Promise<FormIII[]> => {
    const travellers = await listTravellers(
      tx,
      sealer,
      forms.map(({ reservation_id }) => reservation_id),
    );
    return forms.map((form) => {
      const one = travellers.get(form.reservation_id)?.find(({ id }) => id === form.traveller_id);
      return formView(form, one ? nameOfTraveller(one) : UNREADABLE);
    });
  };

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
      form_iii: await viewsOf(db, forms),
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
      const [form] = await viewsOf(tx, [after]);
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

function formView(form: ListedForm, name: string): FormIII {
  const { id, traveller_id, reservation_id, event, due_at, done_at, done_by } = form;
  return {
    id,
    traveller_id,
    reservation_id,
    name,
    event,
    due_at: due_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
    done_by: done_by === null ? null : { id: done_by, name: form.name ?? form.email ?? '' },
  };
}
