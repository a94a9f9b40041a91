import type { Host } from '#server/content/content.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { SellerRow } from './schema.ts';

/** Odisha. */
const STATE = '21';

/** Returns who sells at a homestay. Until it is saved, that is the homestay, not registered under GST. */
export async function findSeller(
  db: Database | Tx,
  propertyId: number,
  { phone, email }: Pick<Host, 'phone' | 'email'>,
): Promise<SellerRow | undefined> {
  const saved = await db
    .selectFrom('seller')
    .selectAll()
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  if (saved) return saved;
  const property = await db
    .selectFrom('property')
    .select(['name', 'address'])
    .where('id', '=', propertyId)
    .executeTakeFirst();
  if (!property) return undefined;
  return {
    property_id: propertyId,
    legal_name: property.name,
    address: property.address,
    state_code: STATE,
    pin: null,
    phone,
    email,
    gstin: null,
    registered_from: null,
    breakfast_is: 'room',
    specified_premises: false,
    prefix: usualPrefix(propertyId),
  };
}

const MOST_USUAL = 99;

/** Returns the prefix of a seller who has chosen none; at most three characters fit into a number. */
export const usualPrefix = (propertyId: number) =>
  propertyId <= MOST_USUAL ? `H${propertyId}` : `Z${propertyId.toString(36).toUpperCase().slice(-2)}`;

/** Returns whether a seller may use a prefix: no other one has it, has had it, or has it until choosing another. */
export async function isPrefixFree(tx: Tx, prefix: string, propertyId: number): Promise<boolean> {
  if (/^(H\d{1,2}|Z..)$/.test(prefix)) return prefix === usualPrefix(propertyId);
  const taken = await tx
    .selectFrom('seller_prefix')
    .select('property_id')
    .where('prefix', '=', prefix)
    .executeTakeFirst();
  return !taken || taken.property_id === propertyId;
}

export async function saveSeller(tx: Tx, seller: SellerRow): Promise<void> {
  const { property_id, prefix } = seller;
  await tx
    .insertInto('seller')
    .values(seller)
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(seller))
    .execute();
  await tx
    .insertInto('seller_prefix')
    .values({ prefix, property_id })
    .onConflict((conflict) => conflict.column('prefix').doNothing())
    .execute();
}

/**
 * Returns the number of the first invoice without tax that was issued since an instant, or whose booking was paid for
 * since then; undefined if there is none.
 */
export async function findInvoiceSince(tx: Tx, propertyId: number, since: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom('paper')
    .select('number')
    .where('property_id', '=', propertyId)
    .where('kind', '=', 'invoice')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('issued_at', '>=', since),
        exists(
          selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.reservation_id', '=', 'paper.reservation_id')
            .where('applied', '=', true)
            .where('payment.created_at', '>=', since),
        ),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();
  return row?.number;
}

export const isRegistered = ({ gstin, registered_from }: SellerRow, day: string) =>
  gstin !== null && registered_from !== null && registered_from <= day;
