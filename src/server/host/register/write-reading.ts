import { type Host, isOwnerOf } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import type { OpenTraveller } from '#server/register/seal.ts';
import { hasNumber } from '#server/register/traveller-view.ts';

interface Read {
  row: { id: number; property_id: number };
  travellers: readonly OpenTraveller[];
}

export const READ_REGISTER = 'read register';

/** Writes down that somebody reads the passports of a booking, if there are any. Staff read none. */
export async function writeReading(host: Host, { row, travellers }: Read, now: Date): Promise<void> {
  if (!isOwnerOf(host, row.property_id) || !travellers.some(hasNumber)) return;
  const about = { propertyId: row.property_id, reservationId: row.id, action: READ_REGISTER };
  await host.inTransaction((tx) => writeAudit(tx, host, about, now));
}

/** Writes down that somebody reads the passports of a period, once for each homestay that has any. */
export async function writeReadings(
  host: Host,
  stays: readonly Read[],
  period: { from: string; to: string },
  now: Date,
): Promise<void> {
  const read = stays.filter(
    ({ row, travellers }) => isOwnerOf(host, row.property_id) && travellers.some(hasNumber),
  );
  const propertyIds = [...new Set(read.map(({ row }) => row.property_id))];
  if (propertyIds.length === 0) return;
  await host.inTransaction(async (tx) => {
    for (const propertyId of propertyIds)
      await writeAudit(tx, host, { propertyId, action: READ_REGISTER, after: period }, now);
  });
}
