import { bookingReference } from '#domain/booking/booking-reference.ts';
import { balancePaise } from '#domain/money/balance.ts';
import { exactRupees } from '#domain/money/exact.ts';
import { toPaise } from '#domain/money/money.ts';
import { linesOf, selectHostReservations } from '#server/host/bookings/line-queries.ts';
import type { Database } from '#server/platform/database/database.ts';

const COLUMNS = [
  ...['booking', 'guest', 'phone', 'source', 'status', 'check_in', 'check_out', 'rooms', 'guests', 'total'],
  ...['paid', 'balance', 'retained_fee', 'company', 'gstin'],
];

/** Returns the bookings whose stay touches the days, as the rows of a table. */
export async function bookingRows(
  db: Database,
  propertyIds: readonly number[],
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<string[][]> {
  const rows = await selectHostReservations(db, propertyIds)
    .where('confirmed_at', 'is not', null)
    .where('check_in', '<=', to)
    .where('check_out', '>=', from)
    .orderBy('check_in')
    .orderBy('reservation.id')
    .execute();
  const lines = await linesOf(db, rows, now);
  const table = rows.map((row, index) => {
    const line = lines[index];
    return [
      bookingReference(row.id),
      row.guest_name,
      row.guest_phone,
      line?.source ?? '',
      line?.status ?? '',
      row.check_in,
      row.check_out,
      (line?.rooms ?? []).map(({ name }) => name).join(', '),
      String(row.adults + row.children),
      exactRupees(toPaise(row.total)),
      exactRupees(row.paid_paise),
      exactRupees(balancePaise(row)),
      exactRupees(row.status === 'cancelled' ? row.paid_paise : toPaise(row.cancellation_fee)),
      row.company_name ?? '',
      row.company_gstin ?? '',
    ];
  });
  return [COLUMNS, ...table];
}
