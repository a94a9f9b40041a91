import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** True for guests who did not come and whose nights others may have. */
const hasFreedNights = sql<boolean>`no_show_at is not null and exists (select 1 from reservation_night
  where reservation_night.reservation_id = reservation.id and freed_at is not null)`.as('has_freed_nights');

/** Finds what may be told of a booking, in one query, so that an unknown one takes as long. */
export function findChecked(db: Database, reservationId: number) {
  return db
    .selectFrom('reservation')
    .innerJoin('property', 'property.id', 'reservation.property_id')
    .select(['reservation.id', 'property.name as homestay', 'property.names as homestay_names'])
    .select(['status', 'released_at', 'check_in', 'check_out'])
    .select(hasFreedNights)
    .select(['total', 'cancellation_fee', 'paid_paise', 'refunded_offline_paise'])
    .where('reservation.id', '=', reservationId)
    .executeTakeFirst();
}
