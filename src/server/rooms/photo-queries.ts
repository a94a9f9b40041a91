import { sql } from 'kysely';
import type { PictureSizes } from '#domain/rooms/images.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

/** Says whether photos belong to a room or to a homestay. Both are stored alike, in separate tables. */
export interface PhotoOwner {
  kind: 'room' | 'property';
  id: number;
}

export interface StoredPhoto {
  id: number;
  path: string;
  tag: string;
  alt: string;
  sizes: PictureSizes | null;
}

const TABLES = {
  room: { table: 'room_image', owner: 'room_id', path: 'file_path' },
  property: { table: 'property_image', owner: 'property_id', path: 'path' },
} as const;

function namesOf({ kind }: PhotoOwner) {
  const { table, owner, path } = TABLES[kind];
  return { table: sql.table(table), owner: sql.ref(owner), path: sql.ref(path) };
}

export async function listPhotos(db: Database | Tx, of: PhotoOwner): Promise<StoredPhoto[]> {
  const { table, owner, path } = namesOf(of);
  const { rows } = await sql<StoredPhoto>`select id, ${path} as path, tag, alt, sizes from ${table}
    where ${owner} = ${of.id} order by position, id`.execute(db);
  return rows;
}

/**
 * Locks a room or homestay: two hosts change its words, photos or rates in turn. Bookings, which refer to it, don't
 * wait: changing a column that is no key locks less than `for update`.
 */
export async function lockDescribed(tx: Tx, { kind, id }: PhotoOwner): Promise<void> {
  await tx
    .updateTable<'room' | 'property'>(kind)
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute();
}

interface NewPhoto {
  path: string;
  tag: string;
  alt: string;
  sizes: PictureSizes;
}

/** A photo of the host's file, or a drawing of the demo. */
export interface NewPicture {
  path: string;
  tag: string;
  position: number;
  /** The sizes as JSON; absent for drawings. */
  sizes?: string;
}

/** Replaces all photos. The host's file has no alternative texts: a photo that stays keeps its own. */
export async function replacePhotos(tx: Tx, of: PhotoOwner, pictures: readonly NewPicture[]): Promise<void> {
  const { table, owner, path } = namesOf(of);
  const before = await listPhotos(tx, of);
  await sql`delete from ${table} where ${owner} = ${of.id}`.execute(tx);
  for (const picture of pictures) {
    const alt = before.find((photo) => photo.path === picture.path)?.alt ?? '';
    const { tag, sizes = null, position } = picture;
    await sql`insert into ${table} (${owner}, ${path}, tag, alt, sizes, position)
      values (${of.id}, ${picture.path}, ${tag}, ${alt}, ${sizes}::jsonb, ${position})`.execute(tx);
  }
}

/** Deletes the demo's drawings, which no other room uses. */
export async function deleteDrawings(tx: Tx, of: PhotoOwner): Promise<void> {
  const { table, owner, path } = namesOf(of);
  await sql`delete from ${table} where ${owner} = ${of.id} and ${path} like '%.svg'`.execute(tx);
}

/** Adds a photo as the last one, in place of the drawings of the demo. The owner must be locked. */
export async function insertPhoto(tx: Tx, of: PhotoOwner, photo: NewPhoto): Promise<void> {
  const { table, owner, path } = namesOf(of);
  const sizes = JSON.stringify(photo.sizes);
  await deleteDrawings(tx, of);
  await sql`insert into ${table} (${owner}, ${path}, tag, alt, sizes, position)
    select ${of.id}, ${photo.path}, ${photo.tag}, ${photo.alt}, ${sizes}::jsonb, coalesce(max(position) + 1, 0)
    from ${table} where ${owner} = ${of.id}`.execute(tx);
}

/** Sorts the photos by these ids, which must be all of them. */
export async function savePhotoOrder(tx: Tx, of: PhotoOwner, ids: readonly number[]): Promise<void> {
  const { table, owner } = namesOf(of);
  await sql`update ${table} set position = place.position
    from unnest(${ids}::int[]) with ordinality as place (id, position)
    where ${table}.id = place.id and ${owner} = ${of.id}`.execute(tx);
}

export async function savePhotoWords(
  tx: Tx,
  of: PhotoOwner,
  photoId: number,
  { tag, alt }: Pick<StoredPhoto, 'tag' | 'alt'>,
): Promise<void> {
  const { table, owner } = namesOf(of);
  await sql`update ${table} set tag = ${tag}, alt = ${alt}
    where id = ${photoId} and ${owner} = ${of.id}`.execute(tx);
}

export async function deletePhoto(tx: Tx, of: PhotoOwner, photoId: number): Promise<void> {
  const { table, owner } = namesOf(of);
  await sql`delete from ${table} where id = ${photoId} and ${owner} = ${of.id}`.execute(tx);
}
