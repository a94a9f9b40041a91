import type { Tx } from '#server/platform/database/database.ts';
import { selectReservations } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import type { DemoStay } from './demo-stays.ts';

/**
 * Returns a booking of the demo that is as it was made; undefined once a person has moved or cancelled it, or has done
 * anything about it in the desk.
 */
export function findUntouched(
  tx: Tx,
  { checkIn, checkOut, guest }: Pick<DemoStay, 'checkIn' | 'checkOut' | 'guest'>,
  familyId: number,
): Promise<ReservationRow | undefined> {
  return selectReservations(tx)
    .where('guest_email', '=', guest.email)
    .where('check_in', '=', checkIn)
    .where('check_out', '=', checkOut)
    .where('status', '!=', 'cancelled')
    .where('released_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_event')
            .select('audit_event.id')
            .whereRef('audit_event.reservation_id', '=', 'reservation.id')
            .where((where) => where.or([where('user_id', '!=', familyId), where('user_id', 'is', null)])),
        ),
      ),
    )
    .executeTakeFirst();
}
