import type { Hono } from 'hono';
import { listHostTravellers, saveHostTravellers } from '#contract/host/register.ts';
import { type Host, isOwnerOf, mountForHost } from '#server/host/access/access.ts';
import { actOnBooking } from '#server/host/bookings/act-on-booking.ts';
import { findHostBooking } from '#server/host/bookings/booking-queries.ts';
import { selectHostReservations } from '#server/host/bookings/line-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { knownFrom, knownView } from '#server/register/known-travellers.ts';
import { saveTravellers } from '#server/register/save-travellers.ts';
import { travellersOf } from '#server/register/traveller-queries.ts';
import { namedTraveller, wholeTraveller } from '#server/register/traveller-view.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { writeReading } from './write-reading.ts';

/** Mounts the travellers of a booking at the desk. */
export function hostTravellerRoutes(app: Hono, deps: AppContext): void {
  const { db, sealer, clock } = deps;

  /** The travellers of earlier stays of the same guest: of the same email or phone, in these homestays. */
  const knownOf = async (tx: Database | Tx, { propertyIds }: Host, row: ReservationRow) => {
    const { guest_email: email, guest_phone_e164: phone } = row;
    if (email === '' && phone === null) return [];
    const bookings = selectHostReservations(tx, propertyIds).where(({ or, eb }) =>
      or([
        ...(email === '' ? [] : [eb('guest_email', '=', email)]),
        ...(phone === null ? [] : [eb('guest_phone_e164', '=', phone)]),
      ]),
    );
    return knownFrom(tx, sealer, bookings, row);
  };
  const answer = async (host: Host, id: number) => {
    const row = await findHostBooking(db, host.propertyIds, id);
    if (!row) return refuse('not_found');
    const travellers = await travellersOf(db, sealer, id);
    const isOwner = isOwnerOf(host, row.property_id);
    await writeReading(host, { row, travellers }, clock());
    return {
      travellers: travellers.map((one) => (isOwner && wholeTraveller(one)) || namedTraveller(one)),
      arrival_time: row.arrival_time,
      note: row.note,
      known: knownView(await knownOf(db, host, row)),
    };
  };

  mountForHost(app, deps, listHostTravellers, ({ params: { id }, host }) => answer(host, id));

  mountForHost(app, deps, saveHostTravellers, async ({ params: { id }, body, host }) => {
    const done = await actOnBooking(deps, host, id, async ({ tx, row, now, audit }) => {
      const known = await knownOf(tx, host, row);
      const refusal = await saveTravellers(tx, row, body, { sealer, now, by: 'host', known });
      return refusal ?? audit('save travellers', { after: { travellers: body.travellers.length } });
    });
    return done instanceof Refusal ? done : answer(host, id);
  });
}
