import type { QueryOf } from '#contract/endpoint.ts';
import type { listChanges } from '#contract/host/history.ts';
import { NAMED_ACTIONS, SUBJECT_ACTIONS } from '#domain/booking/host-changes.ts';
import { addDays, instantOf } from '#domain/dates/calendar.ts';
import type { Database } from '#server/platform/database/database.ts';

type Asked = QueryOf<typeof listChanges>;

const MIDNIGHT = '00:00';

/** Returns the newest events of some homestays, one more than are shown. */
export function findChanges(
  db: Database,
  propertyIds: readonly number[],
  { from, to, who, what }: Asked,
  most: number,
) {
  let query = db
    .selectFrom('audit_event')
    .leftJoin('reservation', 'reservation.id', 'audit_event.reservation_id')
    .select([
      'audit_event.id',
      'at',
      'audit_event.user_id',
      'user_name',
      'action',
      'used_right',
      'before',
      'after',
    ])
    .select(['audit_event.property_id', 'audit_event.reservation_id', 'guest_name'])
    .where('audit_event.property_id', 'in', [0, ...propertyIds]);
  if (from) query = query.where('at', '>=', instantOf(from, MIDNIGHT));
  if (to) query = query.where('at', '<', instantOf(addDays(to, 1), MIDNIGHT));
  if (who) query = query.where('audit_event.user_id', '=', who);
  if (what === 'bookings' || what === 'settings')
    query = query
      .where('action', 'not in', NAMED_ACTIONS)
      .where('audit_event.reservation_id', what === 'bookings' ? 'is not' : 'is', null);
  else if (what === 'prices')
    query = query.where(({ or, and, eb }) =>
      or([
        eb('action', 'in', SUBJECT_ACTIONS.prices),
        and([eb('action', 'in', SUBJECT_ACTIONS.nights), eb('used_right', '=', what)]),
      ]),
    );
  else if (what) query = query.where('action', 'in', SUBJECT_ACTIONS[what]);
  // A change of nights for which the right to prices was needed is one of prices.
  if (what === 'nights') query = query.where('used_right', 'is', null);
  return query
    .orderBy('at', 'desc')
    .orderBy('audit_event.id', 'desc')
    .limit(most + 1)
    .execute();
}

/** Returns everybody who has changed something in some homestays, with the name that they had last. */
export async function listActors(
  db: Database,
  propertyIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('audit_event')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .select(['app_user.id', 'app_user.name', 'email'])
    .distinct()
    .where('property_id', 'in', [0, ...propertyIds])
    .orderBy('app_user.id')
    .execute();
  return rows.map(({ id, name, email }) => ({ id, name: name ?? email }));
}

/** Returns why bookings were cancelled, by the id of the event: the note that was written with it. */
export async function listReasons(
  db: Database,
  events: readonly { id: number; at: Date; action: string; reservation_id: number | null }[],
): Promise<Map<number, string>> {
  const cancelled = events.filter(({ action }) => action === 'cancel booking');
  const notes = await db
    .selectFrom('booking_message')
    .select(['reservation_id', 'text', 'created_at'])
    .where('reservation_id', 'in', [0, ...cancelled.flatMap(({ reservation_id: id }) => id ?? [])])
    .where('author', '=', 'note')
    .execute();
  const reasonOf = ({ at, reservation_id }: (typeof events)[number]) =>
    notes.find((note) => note.reservation_id === reservation_id && note.created_at.getTime() === at.getTime())
      ?.text;
  return new Map(
    cancelled.flatMap((event) => {
      const reason = reasonOf(event);
      return reason === undefined ? [] : [[event.id, reason] as const];
    }),
  );
}
