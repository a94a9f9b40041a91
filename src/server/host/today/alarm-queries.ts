import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';

interface OfBooking {
  reservation_id: number;
  guest_name: string;
  amount_paise: number;
}

/** Refunds that only the host can make: by hand, or because the provider has refused them. */
export function listRefundsToMake(
  db: Database,
  propertyIds: readonly number[],
): Promise<(OfBooking & { by_hand: boolean })[]> {
  return db
    .selectFrom('refund')
    .innerJoin('reservation', 'reservation.id', 'reservation_id')
    .select(['reservation_id', 'guest_name', 'amount_paise', 'by_hand'])
    .where('property_id', 'in', [0, ...propertyIds])
    .where((where) =>
      where.or([
        where.and([where('by_hand', '=', true), where('refund.state', '=', 'due')]),
        where.and([where('host_told', '=', true), where('refund.state', '!=', 'processed')]),
      ]),
    )
    .orderBy('refund.id')
    .execute();
}

/** Returns online payments of another amount than their order's, since an instant or while they are not refunded. */
export function listDifferingPayments(db: Database, propertyIds: readonly number[], since: Date) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .innerJoin('reservation', 'reservation.id', 'refund.reservation_id')
    .select(['refund.reservation_id', 'guest_name', 'payment.amount_paise', 'currency', 'due_now'])
    .where('property_id', 'in', [0, ...propertyIds])
    .where('refund.reason', '=', 'wrong_amount')
    .where((where) =>
      where.or([where('refund.created_at', '>', since), where('refund.state', '!=', 'processed')]),
    )
    .orderBy('refund.id')
    .execute();
}

/** Returns nights that a channel has sold, too, the next ones first. */
export function listOpenConflicts(db: Database, propertyIds: readonly number[]) {
  return db
    .selectFrom('channel_conflict')
    .innerJoin('channel_feed', 'channel_feed.id', 'feed_id')
    .innerJoin('room', 'room.id', 'room_id')
    .innerJoin('reservation', 'reservation.id', 'reservation_id')
    .select(['reservation_id', 'guest_name', 'channel_conflict.nights'])
    .select(['channel_feed.name as channel', 'room.name as room', 'room.names'])
    .where('room.property_id', 'in', [0, ...propertyIds])
    .where('resolved_at', 'is', null)
    .orderBy('channel_conflict.check_in')
    .orderBy('channel_conflict.id')
    .execute();
}

/** Returns calendars of other sites that were not read completely since an instant; `ok_at` says since when. */
export function listFailingFeeds(db: Database, propertyIds: readonly number[], since: Date) {
  return db
    .selectFrom('channel_feed')
    .innerJoin('room', 'room.id', 'room_id')
    .select(['channel_feed.name as site', 'room.name as room', 'room.names'])
    .select(({ fn }) => fn.coalesce('last_ok_at', 'channel_feed.created_at').as('ok_at'))
    .where('room.property_id', 'in', [0, ...propertyIds])
    .where('problem', 'is not', null)
    .where(({ fn }) => fn.coalesce('last_ok_at', 'channel_feed.created_at'), '<=', since)
    .orderBy('channel_feed.id')
    .execute();
}

/** Returns the payments that a guest's bank asks back, while there is time to respond. */
export function listOpenDisputes(
  db: Database,
  propertyIds: readonly number[],
): Promise<(OfBooking & Pick<Selectable<Schema['dispute']>, 'respond_by'>)[]> {
  return db
    .selectFrom('dispute')
    .innerJoin('reservation', 'reservation.id', 'reservation_id')
    .select(['reservation_id', 'guest_name', 'amount_paise', 'respond_by'])
    .where('property_id', 'in', [0, ...propertyIds])
    .where('dispute.status', 'in', ['open', 'action_required'])
    .orderBy('respond_by')
    .execute();
}
