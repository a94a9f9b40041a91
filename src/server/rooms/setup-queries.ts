import type { Database } from '#server/platform/database/database.ts';

/**
 * Returns the rooms of a homestay, with what guests need before they book: photos, and a price for a night from `today`
 * on.
 */
export async function listRoomsInSetup(
  db: Database,
  propertyId: number,
  today: string,
): Promise<{ id: number; name: string; photo_count: number; is_priced: boolean }[]> {
  const rows = await db
    .selectFrom('room')
    .select(['room.id', 'room.name'])
    .select(({ selectFrom, exists }) => [
      selectFrom('room_image')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('room_image.room_id', '=', 'room.id')
        .as('photo_count'),
      exists(
        selectFrom('room_night')
          .select('night')
          .whereRef('room_night.room_id', '=', 'room.id')
          .where('night', '>=', today)
          .where('closed', '=', false)
          .where('price', '>', 0),
      ).as('is_priced'),
    ])
    .where('property_id', '=', propertyId)
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, photo_count, is_priced }) => {
    return { id, name, photo_count: Number(photo_count ?? 0), is_priced: Boolean(is_priced) };
  });
}
