import type { BookingLine, HostStatus } from '#contract/host/booking-line.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { sourceOf } from '#domain/booking/booking-source.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { balancePaise, openClaim } from '#domain/money/balance.ts';
import { ceilRupees, floorRupees } from '#domain/money/money.ts';
import { chatLink } from '#domain/party/whatsapp-link.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import { idsOfBookings } from '#server/register/ids-of-bookings.ts';
import { selectReservations } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { inWords } from '#server/rooms/in-words.ts';

/** Returns the reservations of some homestays; a query adds which ones. Released holds are left out. */
export function selectHostReservations(db: Database | Tx, propertyIds: readonly number[]) {
  return selectReservations(db)
    .where('reservation.property_id', 'in', [0, ...propertyIds])
    .where('released_at', 'is', null);
}

/** Returns reservations as lines of the desk, in their order. */
export async function linesOf(
  db: Database | Tx,
  rows: readonly ReservationRow[],
  now: Date,
): Promise<BookingLine[]> {
  const rooms = await listRoomsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => bookingLine(row, rooms.get(row.id) ?? [], now));
}

/** Adds to lines, which have the order of their rows, whether the IDs of those who are expected are entered. */
export async function withIds(
  db: Database | Tx,
  sealer: Sealer,
  rows: readonly ReservationRow[],
  lines: readonly BookingLine[],
  now: Date,
): Promise<BookingLine[]> {
  const ids = await idsOfBookings(db, sealer, rows, now);
  return lines.map((line) => {
    const own = ids.get(line.id);
    return own ? { ...line, ids: own } : line;
  });
}

/** Returns whole rupees: paid amounts are rounded down, due amounts up. */
function bookingLine(row: ReservationRow, rooms: BookingLine['rooms'], now: Date): BookingLine {
  const status = hostStatusOf(row, now);
  return {
    id: row.id,
    reference: bookingReference(row.id),
    property_id: row.property_id,
    guest_name: row.guest_name,
    phone: row.guest_phone,
    phone_e164: row.guest_phone_e164,
    rooms,
    check_in: row.check_in,
    check_out: row.check_out,
    guests: row.adults + row.children,
    total: row.total,
    paid: floorRupees(row.paid_paise),
    balance: status === 'expired' ? 0 : ceilRupees(balancePaise(row)),
    source: sourceOf(row.source),
    status,
    ...(status === 'held' && row.awaits_host ? { awaits_host: true as const } : {}),
    paid_reference: openClaim(row),
    arrival_time: row.arrival_time,
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
    ...roomsToCome(row, rooms),
    checked_out_at: row.checked_out_at?.toISOString() ?? null,
    ...toldView(row),
  };
}

function roomsToCome(
  { checked_out_at, rooms_to_come: positions }: ReservationRow,
  rooms: BookingLine['rooms'],
) {
  const ids = rooms.filter((_, position) => positions?.includes(position)).map(({ id }) => id);
  return checked_out_at || ids.length === 0 ? {} : { rooms_to_come: ids };
}

function toldView({
  not_told_at,
  not_told_text,
  told_at,
  told_how,
  guest_phone_e164: phone,
}: ReservationRow) {
  const not_told = not_told_at !== null && told_at === null;
  const text = not_told ? not_told_text : null;
  return {
    not_told,
    ...(text !== null && phone && { not_told_whatsapp_url: chatLink(phone, text) }),
    told_by_host: told_at && told_how && { how: told_how, at: told_at.toISOString() },
  };
}

function hostStatusOf(row: ReservationRow, now: Date): HostStatus {
  return row.status === 'confirmed' && row.no_show_at ? 'no_show' : statusAt(row, now);
}

async function listRoomsOf(
  db: Database | Tx,
  reservationIds: readonly number[],
): Promise<Map<number, BookingLine['rooms']>> {
  const rows = await db
    .selectFrom('reservation_room')
    .leftJoin('room', 'room.id', 'room_id')
    .select(['reservation_id', 'room_id as id', 'reservation_room.name', 'names'])
    .where('reservation_id', 'in', [0, ...reservationIds])
    .orderBy('position')
    .execute();
  const grouped = Map.groupBy(rows, ({ reservation_id }) => reservation_id);
  return new Map(
    [...grouped].map(([id, rooms]) => [
      id,
      rooms.map(({ id, name, names }) => ({ id, name: inWords(name, names) })),
    ]),
  );
}
