import type { RegisteredTraveller } from '#contract/host/register.ts';
import { addDays, instantOf } from '#domain/dates/calendar.ts';
import { touches } from '#domain/register/occupancy.ts';
import { linesOf, selectHostReservations } from '#server/host/bookings/line-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { OpenTraveller } from '#server/register/seal.ts';
import { listTravellers } from '#server/register/traveller-queries.ts';
import { wholeTraveller } from '#server/register/traveller-view.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';

/** A booking whose guests came, with its travellers. */
export interface RegisteredStay {
  row: ReservationRow & { checked_in_at: Date };
  rooms: string[];
  travellers: OpenTraveller[];
}

type Deps = Pick<AppContext, 'db' | 'sealer' | 'clock'>;

/** Returns the bookings that were checked in and touch the days, both included, by arrival. */
export async function listRegistered(
  deps: Deps,
  propertyIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<RegisteredStay[]> {
  const rows = await selectHostReservations(deps.db, propertyIds)
    .where('status', '=', 'confirmed')
    .where('checked_in_at', 'is not', null)
    .where('check_in', '<=', to)
    .where(({ or, eb }) =>
      or([eb('check_out', '>=', from), eb('checked_out_at', '>=', instantOf(addDays(from, -1), '00:00'))]),
    )
    .orderBy('property_id')
    .orderBy('checked_in_at')
    .orderBy('reservation.id')
    .execute();
  return withTravellers(
    deps,
    rows.filter((row) => touches(row, from, to)),
  );
}

/** Adds their rooms and travellers to bookings that were checked in. */
export async function withTravellers(deps: Deps, rows: readonly ReservationRow[]): Promise<RegisteredStay[]> {
  const { db, sealer, clock } = deps;
  const lines = await linesOf(db, rows, clock());
  const travellers = await listTravellers(
    db,
    sealer,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row, place) => {
    const { checked_in_at } = row;
    if (!checked_in_at) return [];
    const rooms = (lines[place]?.rooms ?? []).map(({ name }) => name);
    return [{ row: { ...row, checked_in_at }, rooms, travellers: travellers.get(row.id) ?? [] }];
  });
}

/** Returns a traveller of the register as owners see it; undefined if it can't be read. */
export function registeredView(
  { row, rooms }: RegisteredStay,
  traveller: OpenTraveller,
): RegisteredTraveller | undefined {
  const whole = wholeTraveller(traveller);
  return (
    whole && {
      ...whole,
      reservation_id: row.id,
      rooms,
      arrived_at: row.checked_in_at.toISOString(),
      left_at: row.checked_out_at?.toISOString() ?? null,
    }
  );
}
