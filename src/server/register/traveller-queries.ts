import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import type { TravellerRow } from './schema.ts';
import { type OpenTraveller, openTraveller, sealAgain } from './seal.ts';

/** Returns the travellers of some bookings, by booking, in their order. */
export async function listTravellers(
  db: Database | Tx,
  sealer: Sealer,
  reservationIds: readonly number[],
): Promise<Map<number, OpenTraveller[]>> {
  const rows = await db
    .selectFrom('traveller')
    .selectAll()
    .where('reservation_id', 'in', [0, ...reservationIds])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Map.groupBy(
    rows.map((row) => openTraveller(sealer, row)),
    ({ reservation_id }) => reservation_id,
  );
}

export async function travellersOf(
  db: Database | Tx,
  sealer: Sealer,
  reservationId: number,
): Promise<OpenTraveller[]> {
  return (await listTravellers(db, sealer, [reservationId])).get(reservationId) ?? [];
}

/** Saves a list in its order: those with an id are changed, the others added, and who is not in it is deleted. */
export async function replaceTravellers(
  tx: Tx,
  reservation_id: number,
  travellers: readonly (Pick<TravellerRow, 'sealed' | 'id_seen'> & { id: number | undefined })[],
): Promise<void> {
  await tx
    .deleteFrom('traveller')
    .where('reservation_id', '=', reservation_id)
    .where('id', 'not in', [0, ...travellers.flatMap(({ id }) => id ?? [])])
    .execute();
  for (const [position, { id, ...fields }] of travellers.entries()) {
    const row = { ...fields, reservation_id, position };
    if (id === undefined) await tx.insertInto('traveller').values(row).execute();
    else await tx.updateTable('traveller').set(row).where('id', '=', id).execute();
  }
}

/** Says of the whole party whether their IDs were seen. */
export async function markIds(tx: Tx, reservationId: number, id_seen: boolean): Promise<void> {
  await tx.updateTable('traveller').set({ id_seen }).where('reservation_id', '=', reservationId).execute();
}

const MOST_AT_ONCE = 200;

/** Seals with the present key what earlier ones have sealed; what can't be opened stays. */
export async function sealAllAgain(db: Database, sealer: Sealer): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('traveller')
      .selectAll()
      .where('sealed', 'not like', `${sealer.prefix.replaceAll('_', '\\_')}%`)
      .where('id', '>', last)
      .orderBy('id')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const row of rows) {
      last = row.id;
      if (!openTraveller(sealer, row).data) continue;
      // Somebody may have saved the traveller meanwhile.
      await db
        .updateTable('traveller')
        .set({ sealed: sealAgain(sealer, row) })
        .where('id', '=', row.id)
        .where('sealed', '=', row.sealed)
        .execute();
    }
    if (rows.length < MOST_AT_ONCE) return;
  }
}
