import { type CancellationRule, readRules } from '#domain/booking/cancellation.ts';
import type { Stay } from '#domain/dates/stay.ts';
import type { Translations } from '#domain/language/language.ts';
import type { LengthRule, NightRate } from '#domain/rates/pricing.ts';
import type { PictureSizes } from '#domain/rooms/images.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inWords } from './in-words.ts';
import type { NightRow, PropertyRow, RoomRow } from './schema.ts';

export interface ListedRoom extends RoomRow {
  homestayName: string;
  homestayNames: Translations;
  /** Rupees for one extra bed and day. */
  extraBedPrice: number;
  /** The most nights of a stay that its homestay accepts online. */
  maxStay: number;
  images: {
    id: number;
    room_id: number;
    file_path: string;
    tag: string;
    alt: string;
    sizes: PictureSizes | null;
  }[];
}

/** A night of the rate calendar, and whether it is taken at the requested instant. */
export interface RoomNight extends NightRate {
  roomId: number;
  taken: boolean;
  /** The room is booked or held by the same guest. */
  isOwn: boolean;
}

/** Returns all rooms that are not retired, with their homestay's name and their pictures, in the order of their ids. */
export async function listRooms(db: Database | Tx, ids?: readonly number[]): Promise<ListedRoom[]> {
  if (ids?.length === 0) return [];
  const rooms = await db
    .selectFrom('room')
    .innerJoin('property', 'property.id', 'room.property_id')
    .selectAll('room')
    .select([
      'property.name as homestayName',
      'property.names as homestayNames',
      'property.extra_bed_price as extraBedPrice',
      'property.max_stay as maxStay',
    ])
    .where('retired_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('room.id', 'in', ids ?? []))
    .orderBy('room.id')
    .execute();
  const images = await db
    .selectFrom('room_image')
    .select(['id', 'room_id', 'file_path', 'tag', 'alt', 'sizes'])
    .$if(ids !== undefined, (query) => query.where('room_id', 'in', ids ?? []))
    .orderBy('room_id')
    .orderBy('position')
    .execute();
  const byRoom = Map.groupBy(images, (image) => image.room_id);
  return rooms.map((room) => ({ ...room, images: byRoom.get(room.id) ?? [] }));
}

/** Returns for each room that is not retired how many nights of it can be booked online. */
export function listLongestStays(db: Database): Promise<Pick<ListedRoom, 'id' | 'maxStay'>[]> {
  return db
    .selectFrom('room')
    .innerJoin('property', 'property.id', 'room.property_id')
    .select(['room.id', 'max_stay as maxStay'])
    .where('retired_at', 'is', null)
    .execute();
}

/**
 * Returns the nights of a stay for all rooms (or those given): one index range scan that returns price and availability
 * together.
 */
export async function listNights(
  db: Database | Tx,
  stay: Stay,
  now: Date,
  roomIds?: readonly number[],
  own?: OwnNights,
): Promise<RoomNight[]> {
  if (roomIds?.length === 0) return [];
  const rows = await db
    .selectFrom('room_night')
    .select([
      'night',
      'room_id',
      'price',
      'discount',
      'minimum_stay',
      'reservation_id',
      'hold_id',
      'held_until',
      'closed',
      'blocked_by',
    ])
    .where('night', '>=', stay.checkIn)
    .where('night', '<', stay.checkOut)
    .$if(roomIds !== undefined, (query) => query.where('room_id', 'in', roomIds ?? []))
    .orderBy('night')
    .orderBy('room_id')
    .execute();
  return pricedNights(rows, now, own);
}

/** Nights that are free for this guest although they are taken for others. */
export interface OwnNights {
  /** The booking that the guest changes. */
  reservationId?: number;
  holdId?: number | undefined;
  /**
   * How many nights of the stay the guest has already: such a stay is long enough, even if the minimum was raised
   * since.
   */
  nights: number;
}

/**
 * Returns nights as pricing needs them. A taken night counts as taken even if it is closed. The guest's own nights
 * count as free, even if the host has closed them since.
 */
export function pricedNights(
  rows: readonly Omit<NightRow, 'closed_reason' | 'set_by'>[],
  now: Date,
  own?: OwnNights,
): RoomNight[] {
  return rows.map((row) => {
    const isOwn = own !== undefined && isOf(row, own);
    const closed = row.closed && !isTaken(row, now);
    const { night, room_id, price, discount, minimum_stay } = row;
    const minimumStay = isOwn ? Math.min(minimum_stay, own.nights) : minimum_stay;
    const taken = isTaken(row, now, own);
    return { night, roomId: room_id, price, discount, minimumStay, closed, taken, isOwn };
  });
}

type Owners = Pick<NightRow, 'reservation_id' | 'hold_id' | 'held_until'>;
type Takers = Owners & Pick<NightRow, 'blocked_by'>;

function isOf({ reservation_id, hold_id }: Owners, own: OwnNights): boolean {
  if (reservation_id !== null) return reservation_id === own.reservationId;
  return hold_id !== null && hold_id === own.holdId;
}

/**
 * Returns whether a night is taken; only this function decides it. A booking has a night for good, a hold until its
 * end, a channel until it opens the night again.
 */
export function isTaken(row: Takers, now: Date, own?: OwnNights): boolean {
  if (own && isOf(row, own)) return false;
  return row.blocked_by !== null || isSoldOrHeld(row, now);
}

/** Returns whether a guest has a night. What a host sets does not reach it until it is free. */
export function isSoldOrHeld(row: Omit<Owners, 'hold_id'>, now: Date): boolean {
  return row.reservation_id !== null || (row.held_until !== null && row.held_until > now);
}

/** Returns the length-of-stay discounts by homestay. */
export async function listLengthRules(db: Database | Tx): Promise<Map<number, LengthRule[]>> {
  const rows = await db.selectFrom('length_rule').selectAll().execute();
  const byHomestay = Map.groupBy(rows, (row) => row.property_id);
  return new Map(
    [...byHomestay].map(([id, rules]) => [
      id,
      rules.map((rule) => ({ minNights: rule.min_nights, percent: rule.percent })),
    ]),
  );
}

export async function findProperty(db: Database | Tx, id: number): Promise<PropertyRow | undefined> {
  return db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listImages(db: Database, propertyId: number) {
  return db
    .selectFrom('property_image')
    .select(['id', 'property_id', 'path', 'tag', 'alt', 'sizes'])
    .where('property_id', '=', propertyId)
    .orderBy('position')
    .execute();
}

export async function listPicturePaths(db: Database | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('room_image')
    .select('file_path as path')
    .union(db.selectFrom('property_image').select('path'))
    .execute();
  return rows.map(({ path }) => path.replaceAll('\\', '/'));
}

export async function listFaqs(db: Database, propertyId: number) {
  return db
    .selectFrom('property_faq')
    .select(['question', 'answer'])
    .where('property_id', '=', propertyId)
    .orderBy('position')
    .execute();
}

/** Returns the lowest net price of each room for a night from `from` on, free or taken. */
export async function listLowestPrices(db: Database, from: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('room_night')
    .select((eb) => ['room_id', eb.fn.min(eb('price', '-', eb.ref('discount'))).as('lowest')])
    .where('night', '>=', from)
    .where('closed', '=', false)
    .groupBy('room_id')
    .execute();
  return new Map(rows.map((row) => [row.room_id, Number(row.lowest)]));
}

/** Returns whether a room has a price for any night, or had one. */
export async function hasPrices(db: Database): Promise<boolean> {
  return (await db.selectFrom('room_night').select('room_id').limit(1).execute()).length > 0;
}

/** Returns the refund terms of a property for bookings made now, the longest notice first. */
export async function listCancellationRules(
  db: Database | Tx,
  propertyId: number,
): Promise<CancellationRule[]> {
  const rows = await db
    .selectFrom('cancellation_rule')
    .select(['hours_before', 'percent'])
    .where('property_id', '=', propertyId)
    .orderBy('hours_before', 'desc')
    .execute();
  return readRules(rows);
}

/** Returns the names of rooms for whoever is answered. */
export async function listRoomNames(
  db: Database | Tx,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('room')
    .select(['id', 'name', 'names'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, names }) => ({ id, name: inWords(name, names) }));
}
