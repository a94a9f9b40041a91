import { sql } from 'kysely';
import type { AlertKind } from '#domain/booking/alerts.ts';
import { HOST_SOURCES, SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { RIGHT_COLUMNS } from '#server/host/access/access-queries.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

export interface AlertEvent {
  id: number;
  kind: AlertKind;
  reservation_id: number | null;
  /** Who has acted, for an act of staff. */
  actor_id: number | null;
  at: Date;
}

/**
 * Adds an event for each thing that happened since an instant and is not an event yet, and returns the new ones. What
 * a host did themselves is none: bookings they made, and cancellations with an act of a host at the same instant. Nor is
 * what another site did with its own bookings. An act for which staff needed a right is one for their owners.
 */
export async function addEvents(tx: Tx, since: Date): Promise<AlertEvent[]> {
  const { channel } = SOURCE_NUMBERS;
  const elsewhere = [...HOST_SOURCES.map((source) => SOURCE_NUMBERS[source]), channel];
  const { rows } = await sql<AlertEvent>`
    insert into alert_event (kind, source_id, reservation_id, at, property_id, actor_id)
    select 'new_booking', id, id, confirmed_at, null::integer, null::integer from reservation
      where confirmed_at > ${since} and source not in (${sql.join(elsewhere)})
    union all
    select 'new_booking', id, id, coalesce(host_asked_at, created_at), null, null from reservation
      where coalesce(host_asked_at, created_at) > ${since} and awaits_host and not awaits_link
    union all
    select 'cancellation', id, id, cancelled_at, null, null from reservation
      where cancelled_at > ${since} and confirmed_at is not null and source <> ${channel} and not exists (
        select 1 from audit_event
        where reservation_id = reservation.id and user_id is not null and audit_event.at = cancelled_at)
    union all
    select 'late_payment_failure', id, reservation_id, created_at, null, null from refund
      where created_at > ${since} and reason in ('rooms_taken', 'stay_passed', 'change_overtaken')
    union all
    select 'message', id, reservation_id, created_at, null, null from booking_message
      where created_at > ${since} and author = 'guest'
    union all
    select 'channel_conflict', id, reservation_id, found_at, null, null from channel_conflict
      where found_at > ${since} and resolved_at is null
    union all
    select 'staff_act', id, reservation_id, at, property_id, user_id from audit_event
      where at > ${since} and used_right is not null and exists (
        select 1 from property_role
        where user_id = audit_event.user_id and property_id = audit_event.property_id and role = 'staff')
    union all
    select 'form_iii', form_iii.id, reservation_id, alerted_at, null, null
      from form_iii join traveller on traveller.id = traveller_id
      where alerted_at > ${since} and done_at is null
    union all
    select 'occupancy_report', id, null, alerted_at, property_id, null from occupancy_alert
      where alerted_at > ${since}
    on conflict (kind, source_id) do nothing
    returning id, kind, reservation_id, actor_id, at`.execute(tx);
  return rows;
}

export async function dropOldEvents(db: Database | Tx, before: Date): Promise<void> {
  await db.deleteFrom('alert_event').where('at', '<', before).execute();
}

/** Returns whom each event is told: the hosts of its homestay, but of an act of staff only the owners. */
export async function listHostsOf(
  tx: Tx,
  eventIds: readonly number[],
): Promise<{ event_id: number; user_id: number }[]> {
  return eventHosts(tx)
    .select(['alert_event.id as event_id', 'property_role.user_id'])
    .where('alert_event.id', 'in', [0, ...eventIds])
    .orderBy('property_role.user_id')
    .execute();
}

function eventHosts(db: Database | Tx) {
  return db
    .selectFrom('alert_event')
    .leftJoin('reservation', 'reservation.id', 'alert_event.reservation_id')
    .innerJoin('property_role', (join) =>
      join.on(
        'property_role.property_id',
        '=',
        sql<number>`coalesce(alert_event.property_id, reservation.property_id)`,
      ),
    )
    .where(({ or, eb }) => or([eb('kind', '!=', 'staff_act'), eb('property_role.role', '=', 'owner')]));
}

/** Returns when an owner was last told about the acts of a person. */
export async function lastTold(tx: Tx, actorId: number): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('alert_event')
    .select('told_at')
    .where('actor_id', '=', actorId)
    .where('told_at', 'is not', null)
    .orderBy('told_at', 'desc')
    .executeTakeFirst();
  return row?.told_at ?? undefined;
}

/** Returns the acts of one person that a reader is still to be told of in the same way, together with this one. */
export async function listStaffActs(db: Database | Tx, delivery: DueDelivery) {
  const { user_id, event_id, subscription_id } = delivery;
  const rows = await db
    .selectFrom('alert_delivery')
    .innerJoin('alert_event', 'alert_event.id', 'alert_delivery.event_id')
    .innerJoin('audit_event', 'audit_event.id', 'alert_event.source_id')
    .select(['alert_delivery.id', 'event_id', 'user_name', 'used_right', 'audit_event.reservation_id'])
    .where('alert_event.kind', '=', 'staff_act')
    .where('alert_delivery.user_id', '=', user_id)
    .where('subscription_id', subscription_id === null ? 'is' : '=', subscription_id)
    .where('actor_id', '=', ({ selectFrom }) =>
      selectFrom('alert_event').select('actor_id').where('id', '=', event_id),
    )
    .orderBy('audit_event.id')
    .execute();
  return rows.flatMap(({ used_right: right, ...row }) => (right ? [{ ...row, right }] : []));
}

/** Ends the deliveries of acts of which an owner was told. */
export async function endStaffActs(
  tx: Tx,
  acts: readonly { id: number; event_id: number }[],
  now: Date,
): Promise<void> {
  const events = acts.map(({ event_id }) => event_id);
  for (const { id } of acts) await deleteDelivery(tx, id);
  await tx
    .updateTable('alert_event')
    .set({ told_at: now })
    .where('id', 'in', [0, ...events])
    .execute();
}

interface NewDelivery {
  event_id: number;
  user_id: number;
  /** Null if the alert is sent by mail. */
  subscription_id: number | null;
  due_at: Date;
}

export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length > 0) await tx.insertInto('alert_delivery').values(deliveries).execute();
}

export interface DueDelivery {
  id: number;
  event_id: number;
  user_id: number;
  subscription_id: number | null;
  attempts: number;
}

/** Takes one due delivery, and moves its next attempt away, as the outbox does: two workers never take the same. */
export async function takeDelivery(db: Database, now: Date, next: Date): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    update alert_delivery set attempts = attempts + 1, due_at = ${next}
    where id = (
      select id from alert_delivery where due_at <= ${now}
      order by due_at, id limit 1 for update skip locked
    )
    returning id, event_id, user_id, subscription_id, attempts`.execute(db);
  return rows[0];
}

export async function deleteDelivery(db: Database | Tx, id: number): Promise<void> {
  await db.deleteFrom('alert_delivery').where('id', '=', id).execute();
}

/** Returns what a delivery is about, while its reader is still a host of that homestay. */
export function findDeliveryEvent(db: Database, { event_id, user_id }: DueDelivery) {
  return eventHosts(db)
    .innerJoin('app_user', 'app_user.id', 'property_role.user_id')
    .select([
      'kind',
      'source_id',
      'alert_event.reservation_id',
      'at',
      'property_role.property_id',
      'app_user.email',
    ])
    .select(['property_role.role', ...RIGHT_COLUMNS])
    .where('alert_event.id', '=', event_id)
    .where('property_role.user_id', '=', user_id)
    .executeTakeFirst();
}

export function findPushTarget(db: Database, subscriptionId: number) {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
}
