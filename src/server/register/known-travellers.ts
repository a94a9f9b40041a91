import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import type { selectReservations } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import type { OpenTraveller } from './seal.ts';
import { listTravellers } from './traveller-queries.ts';

const MOST = 12;
const MOST_BOOKINGS = 30;

/** Returns the travellers of earlier stays among some bookings, the newest first, each name once. */
export async function knownFrom(
  db: Database | Tx,
  sealer: Sealer,
  bookings: ReturnType<typeof selectReservations>,
  { id, check_in }: Pick<ReservationRow, 'id' | 'check_in'>,
): Promise<OpenTraveller[]> {
  const earlier = await bookings
    .where('reservation.id', '!=', id)
    .where('check_in', '<=', check_in)
    .where('status', '=', 'confirmed')
    .where('no_show_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('traveller')
          .select('traveller.id')
          .whereRef('traveller.reservation_id', '=', 'reservation.id'),
      ),
    )
    .orderBy('check_in', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(MOST_BOOKINGS)
    .execute();
  const travellers = await listTravellers(
    db,
    sealer,
    earlier.map((booking) => booking.id),
  );
  const known = new Map<string, OpenTraveller>();
  for (const traveller of earlier.flatMap((booking) => travellers.get(booking.id) ?? [])) {
    const name = traveller.data?.name.toLowerCase();
    if (name !== undefined && !known.has(name)) known.set(name, traveller);
  }
  return [...known.values()].slice(0, MOST);
}

export const knownView = (known: readonly OpenTraveller[]) =>
  known.flatMap(({ id, data }) => (data ? [{ id, name: data.name }] : []));
