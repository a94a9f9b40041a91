import { todayInIndia } from '#domain/dates/calendar.ts';
import { areIdsReady } from '#domain/register/party-ids.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import type { OpenTraveller } from './seal.ts';
import { listTravellers } from './traveller-queries.ts';

type Booking = Pick<
  ReservationRow,
  'id' | 'adults' | 'check_in' | 'check_out' | 'status' | 'no_show_at' | 'checked_out_at'
>;

/** Returns whether every adult's ID is entered, of the bookings whose guests are expected or in the house. */
export async function idsOfBookings(
  db: Database | Tx,
  sealer: Sealer,
  bookings: readonly Booking[],
  now: Date,
): Promise<Map<number, 'ready' | 'missing'>> {
  const open = bookings.filter((booking) => isExpected(booking, todayInIndia(now)));
  const travellers = await listTravellers(
    db,
    sealer,
    open.map(({ id }) => id),
  );
  return new Map(
    open.map((booking) => {
      const readable = readableOf(travellers.get(booking.id) ?? []);
      const party = { adults: booking.adults, checkIn: booking.check_in };
      return [booking.id, areIdsReady(readable, party) ? 'ready' : 'missing'];
    }),
  );
}

const isExpected = ({ status, no_show_at, checked_out_at, check_out }: Booking, today: string) =>
  status === 'confirmed' && !no_show_at && !checked_out_at && check_out >= today;

/** Returns the travellers that can be read, with whether their ID was seen. */
export const readableOf = (travellers: readonly OpenTraveller[]) =>
  travellers.flatMap(({ data, id_seen }) => (data ? [{ ...data, id_seen }] : []));
