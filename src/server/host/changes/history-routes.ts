import type { Hono } from 'hono';
import { listChanges } from '#contract/host/history.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { subjectOf } from '#domain/booking/host-changes.ts';
import { mountForHost } from '#server/host/access/access.ts';
import type { AppContext } from '#server/platform/context.ts';
import { listRoomsOfProperties } from '#server/rooms/host-night-queries.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';
import { findChanges, listActors, listReasons } from './history-queries.ts';

const MOST = 500;

/** Mounts the history of what hosts have changed, which their owners read. */
export function historyRoutes(app: Hono, deps: AppContext): void {
  const { db } = deps;

  mountForHost(app, deps, listChanges, async ({ query, host: { propertyIds } }) => {
    const rows = await findChanges(db, propertyIds, query, MOST);
    const rooms = await listRoomsOfProperties(db, propertyIds);
    const properties = await listPropertyNames(db);
    const reasons = await listReasons(db, rows);
    return {
      changes: rows.slice(0, MOST).map(({ reservation_id: id, guest_name, used_right, ...row }) => ({
        id: row.id,
        at: row.at.toISOString(),
        by: row.user_id === null ? null : { id: row.user_id, name: row.user_name },
        action: row.action,
        what: subjectOf({
          action: row.action,
          needsPrices: used_right === 'prices',
          isOfBooking: id !== null,
        }),
        property_id: row.property_id,
        booking: id === null ? null : { id, reference: bookingReference(id), guest_name: guest_name ?? '' },
        before: row.before,
        after: row.after,
        ...(reasons.has(row.id) && { reason: reasons.get(row.id) }),
      })),
      is_whole: rows.length <= MOST,
      rooms: rooms.map(({ id, name }) => ({ id, name })),
      properties: properties.filter(({ id }) => propertyIds.includes(id)),
      people: await listActors(db, propertyIds),
    };
  });
}
