import { sql } from 'kysely';
import type { AlertKind } from '#domain/booking/alerts.ts';
import { HOST_SOURCES, SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

export interface AlertEvent {
  id: number;
  kind: AlertKind;
  reservation_id: number;
  at: Date;
}

/**
 * Adds an event for each thing that happened since an instant and is not an event yet, and returns the new ones. What
 * a host did themselves is none: bookings they made, and cancellations with an act of a host at the same instant. Nor is
 * what another site did with its own bookings.
 */
export async function addEvents(tx: Tx, since: Date): Promise<AlertEvent[]> {
  const { channel } = SOURCE_NUMBERS;
  const elsewhere = [...HOST_SOURCES.map((source) => SOURCE_NUMBERS[source]), channel];
  const { rows } = await sql<AlertEvent>`
    insert into alert_event (kind, source_id, reservation_id, at)
    select 'new_booking', id, id, confirmed_at from reservation
      where confirmed_at > ${since} and source not in (${sql.join(elsewhere)})
    union all
    select 'new_booking', id, id, created_at from reservation
      where created_at > ${since} and awaits_host
    union all
    select 'cancellation', id, id, cancelled_at from reservation
      where cancelled_at > ${since} and confirmed_at is not null and source <> ${channel} and not exists (
        select 1 from audit_event
        where reservation_id = reservation.id and user_id is not null and audit_event.at = cancelled_at)
    union all
    select 'late_payment_failure', id, reservation_id, created_at from refund
      where created_at > ${since} and reason in ('rooms_taken', 'stay_passed', 'change_overtaken')
    union all
    select 'message', id, reservation_id, created_at from booking_message
      where created_at > ${since} and author = 'guest'
    union all
    select 'channel_conflict', id, reservation_id, found_at from channel_conflict
      where found_at > ${since} and resolved_at is null
    on conflict (kind, source_id) do nothing
    returning id, kind, reservation_id, at`.execute(tx);
  return rows;
}

export async function dropOldEvents(db: Database | Tx, before: Date): Promise<void> {
  await db.deleteFrom('alert_event').where('at', '<', before).execute();
}

export function listHostsOf(tx: Tx, reservationIds: readonly number[]) {
  return tx
    .selectFrom('reservation')
    .innerJoin('property_role', 'property_role.property_id', 'reservation.property_id')
    .select(['reservation.id as reservation_id', 'property_role.user_id'])
    .where('reservation.id', 'in', [0, ...reservationIds])
    .orderBy('property_role.user_id')
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
  return db
    .selectFrom('alert_event')
    .innerJoin('reservation', 'reservation.id', 'reservation_id')
    .innerJoin('property_role', 'property_role.property_id', 'reservation.property_id')
    .innerJoin('app_user', 'app_user.id', 'property_role.user_id')
    .select(['kind', 'alert_event.reservation_id', 'at', 'reservation.property_id', 'app_user.email'])
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
